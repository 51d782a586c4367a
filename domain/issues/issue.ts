/** Every way in which an answer can be wrong. The sentences that go with them are messages. */
export const issueCodes = [
  'required',
  'wrong_type',
  'unknown_field',
  'unknown_option',
  'control_characters',
  'too_long',
  'too_short',
  'name_too_short',
  'not_latin',
  'person_name',
  'company_name',
  'email',
  'email_letters',
  /** Asked for another one, and this is the one of now: only the server knows. */
  'email_same',
  'phone',
  'website',
  'password_too_short',
  /** On a list that only the server has. */
  'password_common',
  'password_mismatch',
  'one_time_code',
  'recovery_code',
  /** Right in form, and not the one that the server wants. */
  'code_wrong',
  'code_used',
  'recovery_code_wrong',
  'recovery_code_used',
  'only_numbers',
  'whole_number',
  'positive',
  'non_negative',
  'at_least',
  'at_most',
  'money',
  'share_value',
  'date',
  'not_after_today',
  'after_today',
  'under_age',
  'not_adult',
  'too_long_ago',
  'this_year_or_next',
  'expiry_before_issue',
  'before_incorporation',
  'before_start',
  'before_1993',
  'after_1993',
  'postal_code_dutch',
  'postal_code',
  'company_name_suffix',
  'foundation_not_allowed',
  'foundation_name',
  'same_name',
  'visiting_address',
  'house_number',
  'country_not_served',
  'bsn',
  'kvk',
  'vat_number',
  'document_number_dutch',
  'document_number',
  'transfer_count',
  'share_range',
  'consumer_credit',
  /** It was paid for, and this changes what it costs: that is seen and confirmed first. */
  'costs_more',
  /** It was paid for, and is past changing. */
  'too_late',
  /** Somebody fills in this part themselves, by their own link. */
  'own_part',
] as const

export type IssueCode = (typeof issueCodes)[number]

/** The blanks in the sentences of those codes that have any: the texts may use no others, the rules must fill them. */
export interface IssueBlanks {
  readonly too_long: 'max'
  readonly too_short: 'min'
  readonly name_too_short: 'min'
  readonly password_too_short: 'min'
  readonly at_least: 'min'
  readonly at_most: 'max'
  readonly under_age: 'age'
  readonly not_adult: 'age'
}

export type ValuesFor<Blank extends string> = Readonly<Record<Blank, string | number>>

/** What a sentence may need to say: a minimum, a maximum. */
export type IssueValues = Readonly<Record<string, string | number>>

/** Something to put right in an answer. `path` is dotted, as in `main.company_name` and `p1.birthdate`. */
export interface Issue {
  readonly code: IssueCode
  readonly path: string
  readonly values?: IssueValues
}
