// Which questions are flagged most, for who looks after their words.
import { QuestionsScreen } from '#web/workbench/index.ts'

export default function AdminQuestions() {
  return <QuestionsScreen />
}
