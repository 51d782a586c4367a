import type { FlowContext, Product } from '#domain/blueprint/index.ts'
import { check, type FieldKind, normalise, type ShareholderKey } from '#domain/fields/index.ts'
import { advance, complete, type FlowEvent, type FlowView, type Progress, viewFlow } from '#domain/flow/index.ts'
import type { Issue } from '#domain/issues/index.ts'
import type { Answers } from '#domain/questions/index.ts'
import { chooseType, followEmail, followStructure, shareholderKinds } from '#domain/shareholders/index.ts'
import { isSame } from '#domain/values/index.ts'
import { parsePath, questionAt, readAnswer, withAnswer } from './answers.ts'

/** A field as it stands on the screen. */
export interface FieldState {
  /** As typed while it is being typed, else as it is kept; null when open. */
  readonly value: unknown
  /** What is said about it now. */
  readonly issues: readonly Issue[]
}

/** What is being typed at a path: the text, what stood there before, and whether a mistake is being put right. */
export interface FieldDraft {
  readonly raw: unknown
  readonly before: unknown
  readonly nagging: boolean
}

interface StoreBeginning {
  readonly product: Product
  /** Fetches the same product with what judges its answers, where that is not here yet. */
  readonly loadJudge?: () => Promise<Product>
  readonly context: FlowContext
  readonly answers: Answers
  readonly progress: Progress
}

/** Answers became other answers. `before` is what the founder saw when they began. */
type OnChange = (change: { readonly before: Answers; readonly after: Answers }) => void

export type FlowStore = ReturnType<typeof makeFlowStore>

/** `main.company_name`, `p2.firstname`. */
type AnswerPath = `main.${string}` | `${ShareholderKey}.${string}`

const noIssues: readonly Issue[] = []

/**
 * The answers and the place of one questionnaire, outside React: a field on the screen looks at itself only, so that a
 * key press draws one field.
 */
export function makeFlowStore({ context, ...start }: StoreBeginning) {
  let { product, loadJudge } = start
  let judging: Promise<void> | null = null
  let answers = start.answers
  let progress = start.progress
  let view: { readonly answers: Answers; readonly progress: Progress; readonly view: FlowView } | null = null
  let mistakes: { readonly of: Answers; readonly byPath: ReadonlyMap<string, readonly Issue[]> } | null = null
  const drafts = new Map<string, FieldDraft>()
  /** Open questions that "next" has complained about. */
  const wanted = new Set<string>()
  /** Values that the server refused although we saw nothing wrong with them. */
  let refusals: ReadonlyMap<string, Issue> = new Map()
  /** The answers that were changed here, the last one last. */
  const written = new Set<AnswerPath>()
  const states = new Map<string, FieldState>()
  const listeners = new Set<() => void>()
  const changeListeners = new Set<OnChange>()

  const tell = (): void => {
    for (const listener of listeners) listener()
  }

  const setAnswers = (after: Answers, before = answers): void => {
    if (after === answers) return
    answers = after
    for (const listener of changeListeners) listener({ before, after })
  }

  const issuesAt = (path: string): readonly Issue[] => {
    if (mistakes?.of !== answers) {
      const byPath = new Map<string, readonly Issue[]>()
      for (const mistake of complete(product, answers, context)) {
        byPath.set(mistake.path, [...(byPath.get(mistake.path) ?? []), mistake.issue])
      }
      mistakes = { of: answers, byPath }
    }
    const found = mistakes.byPath.get(path) ?? noIssues
    const refusal = refusals.get(path)
    return found.length === 0 && refusal ? [refusal] : found
  }

  const checkAlone = (path: string, value: unknown, draft = false): readonly Issue[] => {
    const [field, at] = [questionAt(product.questions, path), parsePath(path)]
    if (!field || !at) return noIssues
    return check(field, value ?? undefined, {
      today: context.today,
      draft,
      answers: withAnswer(answers, path, value),
      legalForm: product.legal_form,
      ...(at.owner === 'main' ? {} : { at: at.owner }),
      ...(context.unservedCountries ? { unservedCountries: context.unservedCountries } : {}),
    })
  }

  const look = (path: string): FieldState => {
    const draft = drafts.get(path)
    if (draft) {
      const field = questionAt(product.questions, path)
      return {
        value: draft.raw,
        issues: draft.nagging && field ? checkAlone(path, normalise(field, draft.raw)) : noIssues,
      }
    }
    const value = readAnswer(answers, path) ?? null
    // Whoever passes an open question is not told off; what was filled in wrongly is said at once.
    return { value, issues: value === null && !wanted.has(path) ? noIssues : issuesAt(path) }
  }

  /** The same object as long as nothing about the field changed, so that it is not drawn again. */
  const fieldState = (path: string): FieldState => {
    const [shown, fresh] = [states.get(path), look(path)]
    if (shown && Object.is(shown.value, fresh.value) && isSame(shown.issues, fresh.issues)) return shown
    states.set(path, fresh)
    return fresh
  }

  const answered = (path: string, value: unknown): Answers => {
    const at = parsePath(path)
    const kind = shareholderKinds.find((candidate) => candidate === value)
    // The kind of shareholder carries its flags along.
    if (at && at.owner !== 'main' && at.key === 'type' && kind) return chooseType(answers, at.owner, kind)
    const after = followStructure(answers, withAnswer(answers, path, value))
    return followEmail(product.people, answers, after)
  }

  const keep = (path: string, raw: unknown): void => {
    const field = questionAt(product.questions, path)
    const draft = drafts.get(path)
    const seen = draft ? draft.before : readAnswer(answers, path)
    drafts.delete(path)
    const value = field ? normalise(field, raw) : raw
    // Typed and typed back: nothing was changed here, whatever another tab did meanwhile.
    if (draft && isSame(value, seen)) return
    // Emptied by hand: that is worth a word.
    if (value === null && seen !== undefined) wanted.add(path)
    if (!isSame(value, seen ?? null)) {
      written.delete(path as AnswerPath)
      written.add(path as AnswerPath)
    }
    setAnswers(answered(path, value), withAnswer(answers, path, seen))
  }

  const bringJudge = async (load: () => Promise<Product>): Promise<void> => {
    try {
      product = await load()
      loadJudge = undefined
      view = null
      mistakes = null
      tell()
    } finally {
      judging = null
    }
  }

  return {
    get product() {
      return product
    },
    context,
    /** Fetches what judges the answers; null when it is here. After a failure it is fetched anew. */
    judged: (): Promise<void> | null => {
      if (loadJudge) judging ??= bringJudge(loadJudge)
      return judging
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Told of every change of an answer, before anything is drawn. */
    onChange: (listener: OnChange): (() => void) => {
      changeListeners.add(listener)
      return () => changeListeners.delete(listener)
    },

    answers: (): Answers => answers,
    progress: (): Progress => progress,
    fieldState,
    /** What is being typed right now, by path. */
    drafts: (): ReadonlyMap<string, FieldDraft> => drafts,
    /** What was written here, the last first: what is being typed before what was answered. */
    writtenLately: (): readonly AnswerPath[] => [...written, ...([...drafts.keys()] as AnswerPath[])].reverse(),
    /** Whether the server will take this answer; an open question is always taken. */
    accepts: (path: string, value: unknown): boolean => checkAlone(path, value, true).length === 0,
    /** The answers as if every field had been left: for the deed beside the form. */
    live: (): Answers =>
      [...drafts].reduce<Answers>((all, [path, { raw }]) => {
        const field = questionAt(product.questions, path)
        return field ? withAnswer(all, path, normalise(field, raw)) : all
      }, answers),
    view: (): FlowView => {
      if (view?.answers !== answers || view.progress !== progress) {
        view = { answers, progress, view: viewFlow(product, answers, progress, context) }
      }
      return view.view
    },

    /** A key was pressed, or something was chosen. */
    type(path: string, raw: unknown): void {
      const field = questionAt(product.questions, path)
      if (field && isChosen(field.kind)) keep(path, raw)
      else {
        const draft = drafts.get(path)
        const nagging = draft ? draft.nagging : fieldState(path).issues.length > 0
        const before = draft ? draft.before : readAnswer(answers, path)
        drafts.set(path, { raw, before, nagging })
        // Right now: from here on it is checked again only when the field is left.
        if (nagging && look(path).issues.length === 0) drafts.set(path, { raw, before, nagging: false })
      }
      tell()
    },

    /** The field was left. */
    leave(path: string, value: unknown): void {
      keep(path, value)
      tell()
    },

    /** Whatever is still being typed counts from now on. */
    leaveAll(): void {
      if (drafts.size === 0) return
      for (const [path, { raw }] of [...drafts]) keep(path, raw)
      tell()
    },

    /** Changes answers by a rule of the domain: adds a shareholder, divides the shares. */
    change(rule: (answers: Answers) => Answers): void {
      setAnswers(rule(answers))
      tell()
    },

    /** Takes over what the server, or another tab, has; what is being typed stays. */
    adopt(fresh: Answers): void {
      if (isSame(fresh, answers)) return
      answers = fresh
      tell()
    },

    refuse(issues: ReadonlyMap<string, Issue>): void {
      if (isSame([...refusals], [...issues])) return
      refusals = issues
      tell()
    },

    /** "Next" asked for these, and they are still open. */
    want(paths: readonly string[]): void {
      for (const path of paths) wanted.add(path)
      tell()
    },

    /** Goes somewhere, as far as the flow allows; says whether that was anywhere else. */
    move(event: FlowEvent): boolean {
      const to = advance(product, answers, progress, event, context)
      const moved = !isSame(to, view?.view.progress ?? progress)
      progress = to
      tell()
      return moved
    },

    stand(at: Progress): void {
      if (isSame(at, progress)) return
      progress = at
      tell()
    },
  }
}

/** Answers that are given in one go, by choosing or ticking. All others are typed and count when the field is left. */
const chosen: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'yes_no',
  'checkbox',
  'choice',
  'industry',
  'country',
  'nationality',
  'municipality',
  'person',
  'persons',
  'reference',
  'references',
])

const isChosen = (kind: FieldKind): boolean => chosen.has(kind)
