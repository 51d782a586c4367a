/** What an assistant may do for a founder, and what stays with the founder. */

export { type AssistantMarks, markedBy, stillMarked, whatStoodBefore, withoutMarks } from './by-assistant.ts'
export { isForAssistants, withoutByHand } from './by-hand.ts'
export {
  type AssistantPermission,
  type AssistantToolName,
  assistantPermissions,
  assistantToolPermissions,
  mayUseTool,
} from './permissions.ts'
