import { describe, expect, test } from 'vitest'
import { type Mark, type Selected, toggleList, toggleMark } from './marks.ts'

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

describe('marks', () => {
  test.each<[string, Mark, string, string]>([
    ['what is selected', 'bold', 'een [goede] zaak', 'een **[goede]** zaak'],
    ['without the spaces around it', 'italic', 'een[ goede ]zaak', 'een _[goede]_ zaak'],
    ['the word at the caret', 'bold', 'een goe|de zaak', 'een **[goede]** zaak'],
    ['nothing yet', 'bold', 'een |', 'een **|**'],
    ['taken away from around', 'bold', 'een **[goede]** zaak', 'een [goede] zaak'],
    ['taken away from inside', 'bold', 'een [**goede**] zaak', 'een [goede] zaak'],
    ['one within the other', 'italic', 'een **[goede]** zaak', 'een **_[goede]_** zaak'],
  ])('%s', (_name, mark, before, after) => {
    expect(write(toggleMark(read(before), mark))).toBe(after)
  })
})

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
