/** Somebody who signs, as an appointment knows them. */
export type Attendee<Id extends string = string> = {
  readonly id: Id
  /** Somebody else signs for them, by power of attorney. */
  readonly byProxy: boolean
}

/** Who must be there: whoever signs themselves. */
export const mustBeThere = <Id extends string>(people: readonly Attendee<Id>[]): readonly Id[] =>
  people.filter(({ byProxy }) => !byProxy).map(({ id }) => id)

/** Which of those who sign is the customer: by their mail address, else the first, whose questions come first. */
export function customerAmong<Id extends string>(
  people: readonly { readonly id: Id; readonly email?: string | undefined }[],
  email: string,
): Id | undefined {
  const plain = (text: string) => text.trim().toLowerCase()
  const own = people.find((one) => one.email !== undefined && plain(one.email) === plain(email))
  return (own ?? people[0])?.id
}

/** What somebody said of one moment. */
export type SlotAnswer<Id extends string = string> = {
  readonly person: Id
  readonly starts: Date
  readonly can: boolean
}

/** Of those who must be there, who can then. */
export const whoCan = <Id extends string>(
  starts: Date,
  must: readonly Id[],
  answers: readonly SlotAnswer<Id>[],
): readonly Id[] =>
  must.filter((id) =>
    answers.some(({ person, can, ...one }) => person === id && can && one.starts.getTime() === starts.getTime()),
  )

/** Of those who must be there, who has not said they can. */
export function stillAsked<Id extends string>(
  starts: Date,
  must: readonly Id[],
  answers: readonly SlotAnswer<Id>[],
): readonly Id[] {
  const can = whoCan(starts, must, answers)
  return must.filter((id) => !can.includes(id))
}
