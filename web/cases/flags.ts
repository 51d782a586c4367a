import type { ShownComment } from '#contract/cases.ts'

type Comments = readonly ShownComment[]

/** What the office asked and has not closed, the oldest first. */
export const openFlags = (comments: Comments): Comments =>
  comments.filter(({ flag, closed_at, reply_to }) => flag && closed_at === null && reply_to === null)

/** What was said to it since. */
export const repliesTo = (comments: Comments, id: number): Comments =>
  comments.filter(({ reply_to }) => reply_to === id)

/** `changed` and `answered` wait for the office, `open` for the founder: also when the office asked on. */
export function stateOfFlag(comments: Comments, flag: ShownComment): 'open' | 'answered' | 'changed' {
  const last = repliesTo(comments, flag.id).at(-1)
  if (last?.role === 'customer') return 'answered'
  return flag.changed && last === undefined ? 'changed' : 'open'
}

export const unanswered = (comments: Comments): Comments =>
  openFlags(comments).filter((flag) => stateOfFlag(comments, flag) === 'open')
