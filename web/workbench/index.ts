// The workbench of an office and of support: the queue, and a case with everything in it.
export { QuestionsScreen } from './admin/questions-screen.tsx'
export { CaseScreen } from './case/case-screen.tsx'
export { DeskFrame } from './desk/frame.tsx'
export { HoursScreen } from './hours/hours-screen.tsx'
export { QueueScreen } from './queue/queue-screen.tsx'
export { ServicesScreen } from './services/services-screen.tsx'
