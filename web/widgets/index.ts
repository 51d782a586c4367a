// One input per kind of answer, over the field catalogue: it normalises on leaving and never moves the caret.
export { dateTexts } from './date-texts.ts'
export { FieldInput } from './field-input.tsx'
export { prepareInputs, QuestionInput } from './question-input.tsx'
export { Formatted } from './rich-text/formatted.tsx'
export type { Choice } from './widget.ts'
