import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchPart, partHere, useLoadedModule } from './use-part.ts'

/** As much of a page as React wants for a component that shows nothing. */
function container(): Element {
  const page = { nodeType: 9, addEventListener: () => undefined, removeEventListener: () => undefined }
  return { ...page, nodeType: 1, nodeName: 'DIV', tagName: 'DIV', ownerDocument: page } as unknown as Element
}

interface Props {
  readonly load: () => Promise<string>
  readonly wanted?: boolean
  readonly onFail?: () => void
}

function Part({ load, wanted = true, onFail, seen }: Props & { readonly seen: (string | null)[] }) {
  seen.push(useLoadedModule(load, wanted, onFail))
  return null
}

async function show(first: Props) {
  const seen: (string | null)[] = []
  const root = createRoot(container())
  const render = (props: Props) => act(async () => root.render(createElement(Part, { ...props, seen })))
  await render(first)
  return { seen, render }
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('window', { event: undefined, HTMLIFrameElement: class {} })
})
afterEach(() => vi.unstubAllGlobals())

test('comes when it is wanted, and stays when it is not wanted any more', async () => {
  const load = vi.fn(async () => 'part')
  const { seen, render } = await show({ load, wanted: false })
  expect(load).not.toHaveBeenCalled()
  await render({ load, wanted: true })
  expect(seen.at(-1)).toBe('part')
  await render({ load, wanted: false })
  expect(seen.at(-1)).toBe('part')
})

test('is there at once when it was fetched ahead, and not fetched again', async () => {
  const load = vi.fn(async () => 'part')
  expect(partHere(load)).toBeNull()
  await fetchPart(load)
  const { seen } = await show({ load })
  expect(new Set(seen)).toEqual(new Set(['part']))
  expect(load).toHaveBeenCalledTimes(1)
})

test('is never that of another language', async () => {
  const { seen, render } = await show({ load: async () => 'Nederlands' })
  expect(seen.at(-1)).toBe('Nederlands')
  await render({ load: () => new Promise(() => undefined) })
  expect(seen.at(-1)).toBeNull()
  await render({ load: async () => 'English' })
  expect(seen.at(-1)).toBe('English')
})

test('tells that it did not come, and is tried anew by who wants it next', async () => {
  const onFail = vi.fn()
  const load = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('no line'))
  const first = await show({ load, onFail })
  expect([first.seen.at(-1), onFail.mock.calls.length]).toEqual([null, 1])
  const next = await show({ load, onFail })
  expect([next.seen.at(-1), onFail.mock.calls.length]).toEqual(['part', 1])
})
