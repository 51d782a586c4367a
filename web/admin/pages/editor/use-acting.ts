import { useState } from 'react'
import type { WrittenStory } from '#contract/admin-stories.ts'
import { ApiError, call, refusalOf } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'
import type { PageDraftStore, SeenVersion } from '../model/draft.ts'
import { usePageMoments } from '../model/moments.ts'

export type Acting = ReturnType<typeof usePageActs>

/** What is done with a page beside writing it: each first saves what was written, and takes over what came of it. */
export function usePageActs(uuid: string, store: PageDraftStore) {
  const say = useSay()
  const { moment } = usePageMoments()
  const [busy, setBusy] = useState<string | null>(null)
  const params = { story: uuid }

  async function act(name: string, work: (seen: SeenVersion) => Promise<WrittenStory>, done: string): Promise<boolean> {
    if (busy !== null) return false
    setBusy(name)
    try {
      if (!(await store.flush())) {
        notices.show({ tone: 'negative', text: say('admin_pages.act.save_first') })
        return false
      }
      store.adopt(await work(store.get().seen))
      notices.show({ tone: 'positive', text: done })
      return true
    } catch (error) {
      const stale = refusalOf(error, 'POST /api/admin/stories/:story/publish', 409)?.errors[0]
      if (stale && 'current' in stale) store.hear(stale.current)
      else if (!(error instanceof ApiError)) throw error
      else notices.show({ tone: 'negative', text: say('admin_pages.act.failed') })
      return false
    } finally {
      setBusy(null)
    }
  }

  return {
    busy,
    publish: () =>
      act(
        'publish',
        (seen) => call('POST /api/admin/stories/:story/publish', { params, body: { ...seen, at: null } }),
        say('admin_pages.act.done.published'),
      ),
    /** Makes it live at a moment; one that was planned is taken back first. */
    plan: (at: string, planned: SeenVersion | null) =>
      act(
        'plan',
        async (seen) => {
          const free = planned
            ? newestSeen(await call('POST /api/admin/stories/:story/withdraw', { params, body: seenOf(planned) }))
            : seen
          return call('POST /api/admin/stories/:story/publish', { params, body: { ...free, at } })
        },
        say('admin_pages.act.done.planned', { when: moment(at) }),
      ),
    withdraw: (planned: SeenVersion) =>
      act(
        'withdraw',
        () => call('POST /api/admin/stories/:story/withdraw', { params, body: seenOf(planned) }),
        say('admin_pages.act.done.withdrawn'),
      ),
    discard: () =>
      act(
        'discard',
        (seen) => call('POST /api/admin/stories/:story/discard', { params, body: seen }),
        say('admin_pages.act.done.discarded'),
      ),
    restore: (number: number) =>
      act(
        'restore',
        () => call('POST /api/admin/stories/:story/restore', { params, body: { number } }),
        say('admin_pages.act.done.restored', { number }),
      ),
    hide: (hidden: boolean) =>
      act(
        'hide',
        () => call('POST /api/admin/stories/:story/hide', { params, body: { hidden } }),
        say(hidden ? 'admin_pages.act.done.hidden' : 'admin_pages.act.done.shown'),
      ),
  }
}

const seenOf = ({ number, revision }: SeenVersion): SeenVersion => ({ number, revision })

const newestSeen = ({ versions: [newest] }: WrittenStory): SeenVersion => ({
  ...{ number: newest?.number ?? 0, revision: newest?.revision ?? 0 },
})
