import { useState } from 'react'
import type { StaffReviewMove } from '#domain/cases/index.ts'
import { call } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useOpenCase } from '../desk/open-case.ts'
import { AskingDialog } from './asking-dialog.tsx'
import { OverviewCard } from './overview-card.tsx'

/** The registration of who is behind the company: where it stands, and what can be done with it there. */
export function UboTrack() {
  const say = useSay()
  const { found, act, busy, tellMissing } = useOpenCase()
  const [rejecting, setRejecting] = useState(false)
  const { review_status: status, review_moves: moves, uuid } = found
  const press = ({ move, possible, missing }: (typeof moves)[number]) => {
    if (!possible) tellMissing(missing)
    else if (move === 'reject') setRejecting(true)
    else void go(move)
  }
  const go = (move: StaffReviewMove, note?: string) =>
    act(
      'POST /api/notary/cases/:uuid/review',
      (key) =>
        call(key, {
          params: { uuid },
          body: { move, ...(note !== undefined && { note }) },
        }),
      say('case.saved'),
    )
  return (
    <OverviewCard heading={say('case.ubo.heading')}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Tag tone={status === 'completed' ? 'green' : status === 'review_rejected' ? 'orange' : 'neutral'}>
          {say(`case.ubo.status.${status}`)}
        </Tag>
        <span className="text-ink-2">{say('case.ubo.about')}</span>
      </p>
      {moves.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-2 print:hidden">
          {moves.map((one) => (
            <Button
              key={one.move}
              look="line"
              size="small"
              busy={busy ? say('case.busy') : undefined}
              onClick={() => press(one)}
            >
              {say(`case.ubo.moves.${one.move}`)}
            </Button>
          ))}
        </div>
      )}
      <RejectDialog open={rejecting} onClose={() => setRejecting(false)} onReject={(note) => go('reject', note)} />
    </OverviewCard>
  )
}

type RejectProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly onReject: (note: string) => Promise<boolean>
}

function RejectDialog({ open, onClose, onReject }: RejectProps) {
  const say = useSay()
  const [note, setNote] = useState('')
  const [error, setError] = useState<string>()
  const submit = async () => {
    if (note.trim() === '') return setError(say('case.ubo.reject_missing'))
    await onReject(note.trim())
    onClose()
  }
  return (
    <AskingDialog
      open={open}
      onClose={onClose}
      title={say('case.ubo.reject_title')}
      go={say('case.ubo.reject_do')}
      onSubmit={() => void submit()}
    >
      <Field label={say('case.ubo.reject_note')} error={error}>
        {(wiring) => <TextArea {...wiring} value={note} maxLength={1000} onChange={setNote} />}
      </Field>
    </AskingDialog>
  )
}
