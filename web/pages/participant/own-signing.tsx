import { DownloadButton } from '#web/downloads/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { SigningNote } from '#web/signing/index.ts'
import { Card } from '#web/ui/card.tsx'
import { usePart } from './part-at-hand.ts'

/** How they sign, as soon as their answers tell; and what they sign by, where that is a power. */
export function OwnSigning() {
  const say = useSay()
  const { signing, powers } = usePart().part
  if (signing === null) return null
  return (
    <Card as="section" labelledBy="own-signing">
      <h2 id="own-signing" className="mb-3 text-lg!">
        {say('participant.signing.heading')}
      </h2>
      <SigningNote route={signing} name={null} />
      {powers.length > 0 && (
        <>
          <p className="mt-4 text-hint text-ink-2">{say('participant.signing.power')}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            {powers.map(({ title, path }) => (
              <DownloadButton key={path} path={path}>
                {say('participant.signing.fetch', { title })}
              </DownloadButton>
            ))}
          </div>
        </>
      )}
    </Card>
  )
}
