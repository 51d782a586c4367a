import axe from 'axe-core'
import { expect, test } from 'vitest'
import { axeClean, show } from '#web/testing/index.ts'
import { PaperSheet } from './paper.tsx'
import { PaperMark } from './paper-mark.tsx'

test('the contrast of a draft can be computed: nothing stands behind its words', async () => {
  const words = 'De vennootschap draagt de naam De Vries Zuivel B.V. en heeft haar zetel in Leeuwarden. '.repeat(8)
  await show(
    <PaperSheet watermark="CONCEPT">
      <p>{words}</p>
      <p>
        <PaperMark>een antwoord</PaperMark> <PaperMark state="now">nu</PaperMark>{' '}
        <PaperMark state="todo">nog in te vullen</PaperMark>
      </p>
    </PaperSheet>,
    { texts: ['shell'] },
  )
  await expect.poll(() => document.querySelector('[data-watermark]')).not.toBeNull()
  const sheet = document.querySelector('[data-watermark]') ?? document.body
  const mark = getComputedStyle(sheet, '::before')
  expect([mark.right, mark.top, mark.bottom]).toEqual(['0px', '0px', '0px'])
  await axeClean()
  const { incomplete, passes } = await axe.run('[data-watermark]', { runOnly: ['color-contrast'] })
  expect(incomplete.map(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
  expect(passes).toHaveLength(1)
})
