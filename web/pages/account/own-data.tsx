import { call } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { DownloadIcon } from '#web/ui/icons.tsx'
import { Section } from './section.tsx'
import { useAct } from './use-act.ts'

/** Hands a text to the visitor as a file. */
function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** Everything we keep, for its owner. Fetched with the token, so that no address ever opens it. */
export function OwnData() {
  const say = useSay()
  const { doing, act } = useAct()
  const download = () =>
    act('download', async () => {
      save(JSON.stringify(await call('GET /api/account/export'), null, 2), say('account.data.file'))
    })
  return (
    <Section heading={say('account.data.heading')} about={say('account.data.about')}>
      <Button
        look="line"
        before={<DownloadIcon />}
        busy={doing ? say('account.data.busy') : undefined}
        onClick={download}
      >
        {say('account.data.download')}
      </Button>
    </Section>
  )
}
