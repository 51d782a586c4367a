import { describe, expect, test } from 'vitest'
import { type Selected, toggleList } from './list.ts'

/** "een [goede] zaak": what stands between brackets is selected; one bar is the caret. */
function read(written: string): Selected {
  const [start, end] = written.includes('|')
    ? [written.indexOf('|'), written.indexOf('|')]
    : [written.indexOf('['), written.indexOf(']') - 1]
  return { text: written.replace(/[[\]|]/g, ''), start, end }
}
const write = ({ text, start, end }: Selected): string =>
  start === end
    ? `${text.slice(0, start)}|${text.slice(start)}`
    : `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`

describe('lists', () => {
  test.each<[string, string, string]>([
    ['a line', 'kopen|', '- kopen|'],
    ['an empty text', '|', '- |'],
    ['two lines', '[kopen\nverkopen]', '[- kopen\n- verkopen]'],
    ['back to lines', '[- kopen\n- verkopen]', '[kopen\nverkopen]'],
    ['only the lines of the selection', 'eerst\nko|pen\nlaatst', 'eerst\n- kopen|\nlaatst'],
    ['the rest of a list that was begun', '[- kopen\nverkopen]', '[- kopen\n- verkopen]'],
    ['an empty line between stays empty', '[kopen\n\nverkopen]', '[- kopen\n\n- verkopen]'],
  ])('%s', (_name, before, after) => {
    expect(write(toggleList(read(before)))).toBe(after)
  })
})
