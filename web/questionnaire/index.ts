// The questionnaire: the flow's screens, the answers typed into them, and the saving of those answers.
export { type PreparedFlow, preparedFlow, prepareFlow } from './model/open/prepared.ts'
export { QuestionnaireScreen } from './screen/questionnaire-screen.tsx'
