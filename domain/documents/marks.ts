import type { ClauseForm } from './model.ts'

const letter = (index: number): string => `${String.fromCharCode(97 + (index % 26))}.`

/** Paragraphs are counted where there are several, items lettered under their paragraph, points counted throughout. */
export const marksFor = (forms: readonly ClauseForm[], numbered: boolean): readonly (string | null)[] => {
  const countOf = (form: ClauseForm): number => forms.filter((one) => one === form).length
  const [paragraphs, points] = [numbered ? countOf('paragraph') : 0, countOf('point')]
  let [paragraph, item, point] = [0, 0, 0]
  return forms.map((form) => {
    if (form === 'item') return letter(item++)
    if (form === 'point') return points > 1 ? `${++point}.` : null
    if (form !== 'paragraph') return null
    item = 0
    return paragraphs > 1 ? `${++paragraph}.` : null
  })
}

/** The number of a paragraph as one refers to it; nothing where it has none. */
export const paragraphNumber = (form: ClauseForm, mark: string | null): string | null =>
  form === 'paragraph' && mark ? mark.slice(0, -1) : null
