/** What somebody can let an assistant do with their questionnaires. */
export const assistantPermissions = ['price', 'fill_in', 'check', 'read_deed'] as const
export type AssistantPermission = (typeof assistantPermissions)[number]

/** Everything an assistant can ask for, and the permissions of which one is enough for it. */
export const assistantToolPermissions = {
  list_products: assistantPermissions,
  estimate_price: ['price'],
  start_draft: ['fill_in'],
  list_drafts: ['fill_in', 'check', 'read_deed'],
  list_questions: ['fill_in', 'check'],
  save_answers: ['fill_in'],
  check_draft: ['check'],
  read_draft_deed: ['read_deed'],
  hand_over: ['fill_in', 'check', 'read_deed'],
} as const satisfies Readonly<Record<string, readonly AssistantPermission[]>>

export type AssistantToolName = keyof typeof assistantToolPermissions

/** Whether what was allowed is enough for a tool. */
export const mayUseTool = (allowed: readonly AssistantPermission[], name: AssistantToolName): boolean => {
  const enough: readonly AssistantPermission[] = assistantToolPermissions[name]
  return enough.some((permission) => allowed.includes(permission))
}
