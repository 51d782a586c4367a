import { useRef, useState } from 'react'
import type { OfficeCase } from '#contract/notary-cases.ts'
import type { MissingThing } from '#domain/cases/index.ts'
import { ApiError, type Resource, refusalOf } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'
import { useDesk } from '../desk/desk.ts'
import type { CaseCall, OpenCase } from '../desk/open-case.ts'

type CaseActing = Omit<OpenCase, 'found'> & { readonly missing: readonly MissingThing[] }

/** Not every refusal says what is missing. */
function missingIn(error: unknown, key: CaseCall): readonly MissingThing[] {
  const refusal = refusalOf(error, key, 409)
  return refusal && 'missing' in refusal ? refusal.missing : []
}

/** How something is done with a case: what came of it is shown, what is missing is listed, and who was second is told. */
export function useActing(resource: Resource<OfficeCase>): CaseActing {
  const say = useSay()
  const { recount } = useDesk()
  const [busy, setBusy] = useState(false)
  const [missing, tellMissing] = useState<readonly MissingThing[]>([])
  const changes = useRef(0)

  function onChanged(found?: OfficeCase): void {
    changes.current += 1
    if (found === undefined) void resource.refresh()
    else resource.put(found)
    recount()
  }

  function refused(error: unknown, key: CaseCall): void {
    if (!(error instanceof ApiError) || error.status !== 409) {
      notices.show({ tone: 'negative', text: say('case.unsaved') })
      return
    }
    const things = missingIn(error, key)
    // Nothing is missing, and yet it cannot be done: the case is not where it was.
    if (things.length === 0) notices.show({ tone: 'warning', text: say('case.first') })
    tellMissing(things)
    onChanged()
  }

  async function act<Key extends CaseCall>(
    key: Key,
    work: (key: Key) => Promise<OfficeCase | undefined>,
    done?: string,
  ): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    try {
      const before = changes.current
      const found = await work(key)
      // A file that came meanwhile is not in what was answered before it.
      onChanged(changes.current === before ? found : undefined)
      if (done !== undefined) notices.show({ tone: 'positive', text: done })
      return true
    } catch (error) {
      refused(error, key)
      return false
    } finally {
      setBusy(false)
    }
  }

  return { onChanged, act, busy, missing, tellMissing }
}
