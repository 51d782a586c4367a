import type { WrittenStory } from '#contract/admin-stories.ts'
import { type ContentIssue, checkPage, type StoredContent } from '#domain/content/index.ts'
import { type ContentConflict, type MergeSide, mergeContent, sameContent } from '#domain/editing/index.ts'
import { ApiError, refusalOf } from '#web/api/index.ts'
import { firstStep, redone, type UndoSteps, undone, withStep } from './undo.ts'

export type VersionOfPage = WrittenStory['versions'][number]
export type SeenVersion = Pick<VersionOfPage, 'number' | 'revision'>
type WrittenVersion = { readonly version: VersionOfPage; readonly content: StoredContent }

/** Refused: something in it cannot be kept, and says so at its place. */
export type SavingState = 'saved' | 'waiting' | 'saving' | 'offline' | 'failed' | 'refused' | 'conflict'

export type DraftOfPage = {
  /** As the server last told it. */
  readonly story: WrittenStory
  readonly seen: SeenVersion
  readonly name: string
  readonly content: StoredContent
  readonly issues: readonly ContentIssue[]
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly saving: SavingState
  readonly savedAt: string | null
  /** What somebody else wrote meanwhile, where both changed the same. */
  readonly conflict: { readonly theirs: WrittenVersion; readonly conflicts: readonly ContentConflict[] } | null
  /** Whose changes came in without a question. */
  readonly mergedWith: string | null
}

type DraftBody = SeenVersion & { readonly name: string; readonly content: StoredContent }

export type DraftPorts = {
  readonly write: (story: string, body: DraftBody) => Promise<WrittenStory>
  /** Does something later, and gives back how to call that off. */
  readonly after: (work: () => void, milliseconds: number) => () => void
  readonly now: () => string
  /** Keeps in this browser what could not be saved. */
  readonly kept: { readonly read: () => string | null; readonly put: (text: string | null) => void }
}

const pause = 800
const retry = 5000

type KeptDraft = DraftBody & { readonly base: StoredContent }

export type PageDraftStore = ReturnType<typeof createPageDraft>

/** A page while it is written: every change can be undone and is saved by itself. What could not be saved stays. */
export function createPageDraft(first: WrittenStory, { write, after, now, kept }: DraftPorts) {
  const newestOf = ({ versions: [newest] }: WrittenStory): SeenVersion => ({
    ...{ number: newest?.number ?? 0, revision: newest?.revision ?? 0 },
  })
  const nameOf = ({ versions: [newest] }: WrittenStory) => newest?.name ?? ''
  const left = readKept(kept.read())

  let story = first
  let seen: SeenVersion = left ?? newestOf(first)
  let name = left?.name ?? nameOf(first)
  let steps: UndoSteps<StoredContent> = firstStep(left?.content ?? first.content)
  /** What the server has, as far as is known here. */
  let base = { name: nameOf(first), content: left?.base ?? first.content }
  let saving: SavingState = left ? 'waiting' : 'saved'
  let savedAt: string | null = null
  let conflict: DraftOfPage['conflict'] = null
  let mergedWith: string | null = null
  let callOff: (() => void) | null = null
  let running: Promise<void> | null = null
  let checked: Pick<DraftOfPage, 'content' | 'issues'> = {
    content: steps.present,
    issues: checkPage(steps.present).issues,
  }
  let current = read()
  const listeners = new Set<() => void>()

  function read(): DraftOfPage {
    const content = steps.present
    if (content !== checked.content) checked = { content, issues: checkPage(content).issues }
    return {
      ...{ story, seen, name, saving, savedAt, conflict, mergedWith, ...checked },
      canUndo: steps.past.length > 0,
      canRedo: steps.future.length > 0,
    }
  }

  function tell(): void {
    current = read()
    for (const listener of listeners) listener()
  }

  const isSaved = () => name === base.name && sameContent(steps.present, base.content)

  function become(state: SavingState): void {
    saving = state
    const isSafe = state === 'saved' || state === 'waiting' || state === 'saving'
    if (state === 'saved') kept.put(null)
    else if (!isSafe) kept.put(JSON.stringify({ ...seen, name, content: steps.present, base: base.content }))
    tell()
  }

  function plan(milliseconds: number): void {
    callOff?.()
    callOff = after(() => void save(), milliseconds)
  }

  /** After every change: what can be kept is saved in a moment. */
  function changed(): void {
    callOff?.()
    const next = stateNow()
    become(next)
    if (next === 'waiting' || next === 'offline' || next === 'failed') plan(pause)
  }

  function stateNow(): SavingState {
    if (conflict !== null) return 'conflict'
    if (isSaved()) return 'saved'
    if (name.trim() === '' || read().issues.some(({ weight }) => weight === 'refused')) return 'refused'
    return saving === 'offline' || saving === 'failed' ? saving : 'waiting'
  }

  function save(): Promise<void> {
    callOff?.()
    running ??= attempt().finally(() => {
      running = null
    })
    return running
  }

  async function attempt(): Promise<void> {
    const sent = { name, content: steps.present }
    become('saving')
    try {
      const answer = await write(story.uuid, { ...seen, ...sent, name: sent.name.trim() })
      story = answer
      seen = newestOf(answer)
      base = sent
      savedAt = now()
      changed()
    } catch (error) {
      failed(error)
    }
  }

  function failed(error: unknown): void {
    const stale = refusalOf(error, 'PUT /api/admin/stories/:story/draft', 409)
    const status = error instanceof ApiError ? error.status : null
    if (stale?.errors[0]) meet(stale.errors[0].current)
    else if (status === 422) become('refused')
    else {
      become(status === 0 ? 'offline' : 'failed')
      plan(retry)
    }
  }

  /** Somebody else wrote: what only one of us changed goes together by itself. */
  function meet(theirs: WrittenVersion): void {
    const { content, conflicts } = mergeContent({ base: base.content, mine: steps.present, theirs: theirs.content })
    if (conflicts.length > 0) {
      conflict = { theirs, conflicts }
      become('conflict')
    } else {
      mergedWith = theirs.version.made_by ?? ''
      settle(theirs, content)
    }
  }

  function settle(theirs: WrittenVersion, content: StoredContent): void {
    // A name that only they changed is theirs.
    if (name === base.name) name = theirs.version.name
    seen = { number: theirs.version.number, revision: theirs.version.revision }
    base = { name: theirs.version.name, content: theirs.content }
    conflict = null
    steps = withStep(steps, content)
    changed()
  }

  const step = (next: typeof steps) => {
    if (next === steps) return
    steps = next
    mergedWith = null
    changed()
  }

  return {
    get: () => current,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      if (saving === 'waiting' && callOff === null) plan(0)
      return () => listeners.delete(listener)
    },
    /** Another page; changes at the same place in a row are undone together. */
    change: (content: StoredContent, at: string | null = null) => step(withStep(steps, content, at)),
    rename(to: string): void {
      name = to
      changed()
    },
    undo: () => step(undone(steps)),
    redo: () => step(redone(steps)),
    /** Saves at once; whether everything is safe now. */
    async flush(): Promise<boolean> {
      for (let turn = 0; turn < 3 && conflict === null; turn += 1) {
        if (running) await running
        else if (saving === 'waiting' || saving === 'offline' || saving === 'failed') await save()
      }
      return saving === 'saved'
    },
    again: () => void save(),
    /** One page out of both, as was chosen. */
    merge(chosen: Readonly<Record<string, MergeSide>>): void {
      if (!conflict) return
      const { theirs } = conflict
      settle(theirs, mergeContent({ base: base.content, mine: steps.present, theirs: theirs.content }, chosen).content)
    },
    takeTheirs: () => conflict && settle(conflict.theirs, conflict.theirs.content),
    overwrite: () => conflict && settle(conflict.theirs, steps.present),
    /** The server did something else with it: published, restored, moved. */
    adopt(answer: WrittenStory): void {
      story = answer
      seen = newestOf(answer)
      name = nameOf(answer)
      base = { name, content: answer.content }
      if (!sameContent(steps.present, base.content)) steps = withStep(steps, base.content)
      conflict = null
      mergedWith = null
      callOff?.()
      become('saved')
    },
    /** What is not written changed: its addresses. */
    adoptAround(answer: WrittenStory): void {
      story = answer
      tell()
    },
    /** Somebody else wrote, as another call heard. */
    hear: meet,
    leave: () => callOff?.(),
  }
}

function readKept(text: string | null): KeptDraft | null {
  if (text === null) return null
  try {
    return JSON.parse(text) as KeptDraft
  } catch {
    return null
  }
}
