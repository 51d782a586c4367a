import type { Api } from '#contract/index.ts'
import { call } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { useOpenCase } from '../desk/open-case.ts'

export type MoveBody = Omit<Api['POST /api/notary/cases/:uuid/actions']['body'], 'version'>

/** Makes a move with the case as it was seen: when it changed meanwhile, that is told instead. */
export function useCaseMove(): (body: MoveBody) => Promise<boolean> {
  const say = useSay()
  const { found, act } = useOpenCase()
  const { uuid, version } = found
  return (body) =>
    act(
      'POST /api/notary/cases/:uuid/actions',
      (key) => call(key, { params: { uuid }, body: { ...body, version } }),
      say('case.saved'),
    )
}
