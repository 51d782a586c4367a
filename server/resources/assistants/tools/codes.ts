/** Why an assistant gets nothing of what it asked for. */
export type ToolRefusalCode =
  /** Not there, or not for this connection: nobody can tell which. */
  | 'not_found'
  | 'not_allowed'
  | 'only_one_draft'
  | 'paid'
  | 'stale_version'
  | 'request_id_used'
  | 'too_many_drafts'
  | 'not_offered'
  | 'unavailable'

/** Why one answer is not taken from an assistant, beside everything that can be wrong with an answer of anybody. */
export type AnswerRefusalCode = 'by_hand' | 'not_asked' | 'nobody_there'
