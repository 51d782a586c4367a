// The questionnaire: the flow's screens, the answers typed into them, and the saving of those answers.

export { asRewritten, type PreparedFlow, preparedFlow, prepareFlow } from './model/open/prepared.ts'
export { gatheredPatch } from './model/save/gathered.ts'
export { dropCopies } from './model/save/local-copy.ts'
export { readAnswer } from './model/store/answers.ts'
export { fieldAt } from './model/store/field-at.ts'
export { answerGroups } from './model/use/answer-groups.ts'
export { loadMessages } from './model/use/messages.ts'
export { QuestionnaireScreen } from './screen/questionnaire-screen.tsx'
export { answerText } from './steps/answer-text.ts'
