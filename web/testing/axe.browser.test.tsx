import type { CSSProperties } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { axeClean, show } from './index.ts'

const lines = Array.from({ length: 40 }, (_, index) => `Regel ${index}`)
const onWhite = { background: '#fff', color: '#222' }

async function open(around: CSSProperties, own: (line: string) => CSSProperties = () => ({})): Promise<void> {
  await show(
    <div style={around}>
      {lines.map((line) => (
        <p key={line} style={own(line)}>
          {line}
        </p>
      ))}
    </div>,
    { texts: [] },
  )
  await expect.element(page.getByText('Regel 39')).toBeVisible()
}

test('text that can be read is fine', async () => {
  await open(onWhite)
  await axeClean()
  expect(document.querySelector('[data-looks-alike]')).toBeNull()
})

test.each<[string, CSSProperties, ((line: string) => CSSProperties)?]>([
  ['all of it', { background: '#fff', color: '#ccc' }],
  ['one line by its colour', onWhite, (line) => (line === 'Regel 17' ? { color: '#ccc' } : {})],
  ['one line by what it lies on', onWhite, (line) => (line === 'Regel 23' ? { background: '#444' } : {})],
  ['one line that is faded', onWhite, (line) => (line === 'Regel 31' ? { opacity: 0.3 } : {})],
])('text that cannot is found among text that looks alike: %s', async (_what, around, own) => {
  await open(around, own)
  await expect(axeClean()).rejects.toThrow(/color-contrast/)
})
