import { flowNames } from '../products/index.ts'
import type { ContentField, ContentFields, FilledFields } from './fields.ts'

const title = { kind: 'text', max: 120 } as const
const intro = { kind: 'long_text', max: 600, optional: true } as const
const buttons = { kind: 'blocks', of: ['button'], most: 2 } as const

/** Which drawing stands beside a point. */
export const contentIcons = [
  ...(['deed', 'talk', 'register', 'people', 'book', 'download', 'clock', 'lock', 'money', 'check', 'globe'] as const),
] as const

/** Everything a page is built of, each with what is filled in for it. A new one is a row here and a component. */
export const blockFields = {
  hero: {
    title: { kind: 'long_text', max: 140 },
    text: { kind: 'long_text', max: 400, optional: true },
    buttons,
    /** What others think of us, from the reviews. */
    ratings: { kind: 'yes_no' },
    /** The sheet of a deed that is being written. */
    sheet: { kind: 'yes_no' },
    picture: { kind: 'picture', optional: true },
  },
  text: {
    title: { kind: 'text', max: 120, optional: true },
    body: { kind: 'rich_text', optional: true },
    points: { kind: 'blocks', of: ['point'], most: 12 },
    after: { kind: 'rich_text', optional: true },
  },
  steps: { title, intro, steps: { kind: 'blocks', of: ['step'], most: 8, least: 2 } },
  price_card: {
    title: { kind: 'text', max: 120, optional: true },
    product: { kind: 'choice', options: flowNames },
    /** Shown as what is often chosen with it. */
    holding: { kind: 'yes_no' },
    speed: { kind: 'yes_no' },
    membership: { kind: 'yes_no' },
    buttons: { kind: 'blocks', of: ['button'], most: 1 },
  },
  reviews: { title, text: intro },
  questions: {
    title,
    text: intro,
    questions: { kind: 'blocks', of: ['question'], most: 40, least: 1 },
    /** Ways to reach a human beside them. */
    contact: { kind: 'yes_no' },
  },
  call_to_action: { title, text: intro, buttons: { kind: 'blocks', of: ['button'], most: 2, least: 1 } },
  columns: {
    title: { kind: 'text', max: 120, optional: true },
    columns: { kind: 'blocks', of: ['column'], most: 4, least: 2 },
  },
  video: {
    title,
    text: intro,
    /** Watched where it stands, after who watches agrees to it. */
    address: { kind: 'address' },
    picture: { kind: 'picture', optional: true },
  },
  notice: {
    tone: { kind: 'choice', options: ['information', 'warning'] as const, shared: true },
    body: { kind: 'rich_text' },
  },
  terms: { title, intro, terms: { kind: 'blocks', of: ['term'], most: 80, least: 1 } },
  button: { label: { kind: 'text', max: 40 }, address: { kind: 'address' } },
  point: {
    icon: { kind: 'choice', options: contentIcons, shared: true },
    title: { kind: 'text', max: 80 },
    text: { kind: 'long_text', max: 300, optional: true },
  },
  step: {
    title: { kind: 'text', max: 60 },
    duration: { kind: 'text', max: 40, optional: true },
    text: { kind: 'long_text', max: 300, optional: true },
  },
  question: { question: { kind: 'text', max: 160 }, answer: { kind: 'rich_text' } },
  column: { title: { kind: 'text', max: 120, optional: true }, body: { kind: 'rich_text' } },
  term: {
    term: { kind: 'text', max: 80 },
    meaning: { kind: 'rich_text' },
    address: { kind: 'address', optional: true },
  },
  meta: {
    title: { kind: 'text', max: 70 },
    description: { kind: 'long_text', max: 200 },
    picture: { kind: 'picture', optional: true },
  },
} as const satisfies Readonly<Record<string, ContentFields>>

export type BlockName = keyof typeof blockFields

/** What may stand on a page itself; the others stand in one of these. */
export const pageBlocks = [
  'hero',
  'text',
  'steps',
  'price_card',
  'reviews',
  'questions',
  'call_to_action',
  'columns',
  'video',
  'notice',
  'terms',
] as const satisfies readonly BlockName[]

export type PageBlockName = (typeof pageBlocks)[number]

/** What a page itself is: its blocks, what a search engine shows of it, and in which language it is held. */
export const pageFields = {
  body: { kind: 'blocks', of: pageBlocks, most: 30 },
  meta: { kind: 'block', of: 'meta' },
  /** More for search engines than follows from the blocks. */
  ldJson: { kind: 'long_text', max: 4000, optional: true },
  /** A page that exists in one language only, and where who asks for the other is sent. */
  forcedLocale: { kind: 'choice', options: ['nl', 'en'] as const, optional: true, shared: true },
  forcedLocaleUrl: { kind: 'text', max: 200, optional: true, shared: true },
} as const satisfies ContentFields

type KeysOf<Fields> = Fields extends ContentFields ? keyof Fields & string : never

/** Everything that can be filled in somewhere, by name. */
export type ContentFieldKey = KeysOf<(typeof blockFields)[BlockName] | typeof pageFields>

type OptionsOf<Field> = Field extends { kind: 'choice'; options: readonly (infer Option)[] } ? Option : never
type AnyField<Fields> = Fields extends ContentFields ? Fields[keyof Fields] : never

/** Everything that can be chosen somewhere. */
export type ContentOption = OptionsOf<AnyField<(typeof blockFields)[BlockName] | typeof pageFields>>

type FieldsIn<Name extends BlockName> = (typeof blockFields)[Name]

type InnerContent<Field> = Field extends { kind: 'blocks'; of: readonly (infer Of)[] }
  ? readonly ContentBlock<Extract<Of, BlockName>>[]
  : Field extends { kind: 'block'; of: infer Of }
    ? ContentBlock<Extract<Of, BlockName>>
    : never

/** A block as it is shown in one language. */
export type ContentBlock<Name extends BlockName = BlockName> = Name extends BlockName
  ? { readonly component: Name; readonly _uid: string } & FilledFields<FieldsIn<Name>> & {
        readonly [Key in keyof FieldsIn<Name> as FieldsIn<Name>[Key] extends { kind: 'blocks' | 'block' }
          ? Key
          : never]: InnerContent<FieldsIn<Name>[Key]>
      }
  : never

export type PageBlock = ContentBlock<PageBlockName>

/** A page as it is shown in one language. */
export type Page = FilledFields<typeof pageFields> & {
  readonly component: 'page'
  readonly _uid: string
  readonly body: readonly PageBlock[]
  readonly meta: ContentBlock<'meta'>
}

export const isBlockName = (name: unknown): name is BlockName =>
  typeof name === 'string' && Object.hasOwn(blockFields, name)

export const contentFieldsOf = (name: BlockName | 'page'): Readonly<Record<string, ContentField>> =>
  name === 'page' ? pageFields : blockFields[name]
