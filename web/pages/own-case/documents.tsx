import type { ReactNode } from 'react'
import { DownloadButton, Downloads } from '#web/downloads/index.ts'
import { useMoment, useSay } from '#web/i18n/index.ts'
import { useCase } from './case-at-hand.ts'
import { ByKind } from './documents-by-kind.tsx'
import { OwnPapers } from './own-papers.tsx'
import { useOfficePaperName } from './paper-words.ts'
import { CaseSection } from './part.tsx'

/** Everything on paper: what was made of the answers, what the founder sent, and what came from the office. */
export function Documents() {
  const say = useSay()
  const { uuid, case: about } = useCase()
  const fromOffice = about.documents.filter(({ origin }) => origin !== 'user_uploaded')
  return (
    <CaseSection id="documents" heading={say('founder.documents.heading')}>
      <div className="grid gap-6">
        <Downloads flow={about.flow} uuid={uuid}>
          {(documents) => <ByKind documents={documents} />}
        </Downloads>
        <DocumentGroup heading={say('founder.documents.own')}>
          <OwnPapers />
        </DocumentGroup>
        <DocumentGroup heading={say('founder.documents.office')}>
          {fromOffice.length === 0 ? (
            <p className="text-ink-2">{say('founder.documents.office_none')}</p>
          ) : (
            <OfficePapers documents={fromOffice} />
          )}
        </DocumentGroup>
      </div>
    </CaseSection>
  )
}

type DocumentGroupProps = { readonly heading: string; readonly children: ReactNode }

function DocumentGroup({ heading, children }: DocumentGroupProps) {
  return (
    <section aria-label={heading} className="border-t border-line pt-4">
      <h3 className="mb-2 font-sans text-hint! font-semibold text-ink-2">{heading}</h3>
      {children}
    </section>
  )
}

function OfficePapers({ documents }: { readonly documents: ReturnType<typeof useCase>['case']['documents'] }) {
  const say = useSay()
  const day = useMoment()
  const nameOf = useOfficePaperName()
  return (
    <ul className="grid gap-3">
      {documents.map(({ uuid, type, person, name, created_at, path }) => (
        <li key={uuid} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            <p className="font-semibold">{nameOf({ type, person })}</p>
            <p className="text-hint break-all text-ink-2">
              {name} · {day(created_at)}
            </p>
          </div>
          <DownloadButton path={path} label={say('dashboard.uploads.download', { name })}>
            {say('downloads.file')}
          </DownloadButton>
        </li>
      ))}
    </ul>
  )
}
