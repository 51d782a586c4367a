import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { axeClean } from '#web/testing/index.ts'
import { ContentPicture } from './picture.tsx'

function open(file: string, first = false): void {
  const place = document.createElement('main')
  document.documentElement.lang = 'nl'
  document.title = 'Oprecht'
  document.body.replaceChildren(place)
  const root = createRoot(place)
  root.render(
    <>
      <h1>Proef</h1>
      <ContentPicture picture={{ file, alt: 'Een hamer' }} first={first} sizes="100vw" />
    </>,
  )
  onTestFinished(() => root.unmount())
}

const image = () => page.getByRole('img', { name: 'Een hamer' })

test('a picture of ours keeps its room, waits until it is near, and comes in the width that is needed', async () => {
  open(`${'a'.repeat(24)}-1000x500`)
  await expect.element(image()).toHaveAttribute('width', '1000')
  await expect.element(image()).toHaveAttribute('height', '500')
  await expect.element(image()).toHaveAttribute('loading', 'lazy')
  const source = document.querySelector('picture source')
  expect(source?.getAttribute('srcset')).toBe(
    [480, 960, 1000].map((width) => `/pictures/${'a'.repeat(24)}-${width}.webp ${width}w`).join(', '),
  )
  expect(source?.getAttribute('type')).toBe('image/webp')
  await axeClean()
})

test('the first one on a page does not wait', async () => {
  open(`${'a'.repeat(24)}-1000x500`, true)
  await expect.element(image()).toHaveAttribute('loading', 'eager')
})

test('what is no picture of ours nor at a safe address is not shown', async () => {
  open('http://elders.example/foto.jpg')
  await expect.element(page.getByRole('heading')).toBeVisible()
  await expect.element(page.getByRole('img')).not.toBeInTheDocument()
})
