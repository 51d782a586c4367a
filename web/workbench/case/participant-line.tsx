import { Link } from 'wouter'
import { DownloadButton } from '#web/downloads/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { caseHref } from '../desk/case-words.ts'
import { useDesk } from '../desk/desk.ts'
import { useOpenCase } from '../desk/open-case.ts'
import { type OfficeParticipant, useOwnPartWords } from '../desk/own-part-words.ts'

/** How far somebody is with the part that they fill in themselves, with the way to it. */
export function ParticipantLine({ participant }: { readonly participant: OfficeParticipant }) {
  const say = useSay()
  const { role } = useDesk()
  const { uuid, sealed } = useOpenCase().found
  const words = useOwnPartWords()
  const { person, name, state } = participant
  return (
    <span className="flex basis-full flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
      {words(participant)}
      <Link href={caseHref(role, uuid, { tab: 'answers', person })} className="text-green underline underline-offset-3">
        {say('case.participants.answers')}
      </Link>
      {state === 'complete' && !sealed && (
        <DownloadButton
          look="link"
          path={`/api/notary/cases/${uuid}/participants/${person}/declaration.pdf`}
          label={say('case.participants.declaration_of', { person: name })}
        >
          {say('case.participants.declaration')}
        </DownloadButton>
      )}
    </span>
  )
}
