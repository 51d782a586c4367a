import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { RichText } from '#domain/content/index.ts'
import { axeClean, press, show } from '#web/testing/index.ts'
import RichEditor from './rich-editor.tsx'

const doc = (...content: object[]) => ({ type: 'doc', content }) as unknown as RichText
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, ...(marks.length > 0 && { marks }) })

const told: (RichText | undefined)[] = []

function Held({ first }: { readonly first: unknown }) {
  const [value, setValue] = useState(first)
  return (
    <>
      <RichEditor
        id="answer"
        label="Antwoord, Nederlands"
        lang="nl"
        value={value}
        onChange={(next) => {
          told.push(next)
          setValue(next)
        }}
      />
      <button type="button" onClick={() => setValue(doc(paragraph(text('Teruggezet'))))}>
        Zet terug
      </button>
    </>
  )
}

async function open(first: unknown) {
  told.length = 0
  await show(<Held first={first} />, { texts: ['admin_pages'] })
  await expect.element(page.getByRole('textbox', { name: 'Antwoord, Nederlands' })).toBeVisible()
}

const box = () => page.getByRole('textbox', { name: 'Antwoord, Nederlands' })
const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true })
const all = () => press(box(), '{Control>}a{/Control}')

test('opening a text changes nothing; typing in it does', async () => {
  await open(doc(paragraph(text('Eén cent is '), text('genoeg', { type: 'bold' }))))
  await expect.element(box()).toHaveTextContent('Eén cent is genoeg')
  await axeClean()
  expect(told).toEqual([])
  await press(box(), '{Control>}{End}{/Control}')
  await userEvent.keyboard('!')
  await expect.poll(() => told.at(-1)).toEqual(doc(paragraph(text('Eén cent is '), text('genoeg!', { type: 'bold' }))))
})

test('an empty text is written in where one is', async () => {
  await open(undefined)
  await box().click()
  await userEvent.keyboard('Een cent')
  await expect.poll(() => told.at(-1)).toEqual(doc(paragraph(text('Een cent'))))
})

test('the toolbar goes by keys, and says what is on', async () => {
  await open(doc(paragraph(text('vet'))))
  await all()
  await press(tool('Vet'), '{Enter}')
  await expect.element(tool('Vet')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => told.at(-1)).toEqual(doc(paragraph(text('vet', { type: 'bold' }))))
  await press(tool('Vet'), '{ArrowRight}')
  await expect.element(tool('Schuin')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(tool('Link')).toHaveFocus()
})

test('lists and headings', async () => {
  await open(doc(paragraph(text('een'))))
  await all()
  await tool('Lijst').click()
  const item = { type: 'list_item', content: [paragraph(text('een'))] }
  await expect.poll(() => told.at(-1)).toEqual(doc({ type: 'bullet_list', content: [item] }))
  await tool('Genummerde lijst').click()
  await expect.poll(() => told.at(-1)).toEqual(doc({ type: 'ordered_list', content: [item] }))
  await tool('Genummerde lijst').click()
  await tool('Tussenkop').click()
  await expect.poll(() => told.at(-1)).toEqual(doc({ type: 'heading', attrs: { level: 3 }, content: [text('een')] }))
})

test('a link is set, refused when it is not safe, and taken away', async () => {
  await open(doc(paragraph(text('hier'))))
  await all()
  await tool('Link').click()
  await page.getByLabelText('Waar leidt de link heen?').fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Zet link' }).click()
  await expect.element(page.getByText(/^Begin met \//)).toBeVisible()
  await axeClean()
  await page.getByLabelText('Waar leidt de link heen?').fill('/bv-oprichten')
  await page.getByRole('button', { name: 'Zet link' }).click()
  const link = { type: 'link', attrs: { href: '/bv-oprichten', linktype: 'story' } }
  await expect.poll(() => told.at(-1)).toEqual(doc(paragraph(text('hier', link))))
  await all()
  await tool('Link').click()
  await page.getByRole('button', { name: 'Haal link weg' }).click()
  await expect.poll(() => told.at(-1)).toEqual(doc(paragraph(text('hier'))))
})

test('what is pasted keeps only what a page may have', async () => {
  await open(undefined)
  await press(box(), '{Control>}a{/Control}')
  const data = new DataTransfer()
  data.setData(
    'text/html',
    '<h1 style="color:red">Kop</h1><p>Een <b>vet</b> <u>woord</u> <a href="javascript:alert(1)">hier</a> <img src="x" onerror="alert(1)"><script>alert(1)</script></p><table><tr><td>cel</td></tr></table>',
  )
  box()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  await expect.poll(() => JSON.stringify(told.at(-1) ?? '')).toContain('vet')
  const pasted = JSON.stringify(told.at(-1))
  expect(pasted).toContain('"level":3')
  expect(pasted).toContain('"bold"')
  for (const word of ['javascript', 'script', 'img', 'style', 'underline', 'table"']) expect(pasted).not.toContain(word)
  expect(box().element().querySelector('script, img, [style*=color], a')).toBeNull()
})

test('what comes from outside replaces what was there, and an empty text is nothing', async () => {
  await open(doc(paragraph(text('eerst'))))
  await page.getByRole('button', { name: 'Zet terug' }).click()
  await expect.element(box()).toHaveTextContent('Teruggezet')
  expect(told).toEqual([])
  await all()
  await userEvent.keyboard('{Delete}')
  await expect.poll(() => told.at(-1)).toBeUndefined()
  expect(told).toHaveLength(1)
})
