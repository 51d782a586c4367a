import { useSay } from '#web/i18n/index.ts'

export function CaseScreen({ uuid }: { uuid: string; tab: string | undefined }) {
  const say = useSay()
  return (
    <h1>
      {say('case.loading')} {uuid}
    </h1>
  )
}
