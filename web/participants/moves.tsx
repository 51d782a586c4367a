import { Fragment, useState } from 'react'
import type { ParticipantMove } from '#domain/participants/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { BellIcon } from '#web/ui/icons.tsx'
import { YesNoDialog } from '#web/ui/yes-no-dialog.tsx'
import { firstNameOf } from './participant.ts'
import { ReplaceDialog } from './replace-dialog.tsx'
import { type MovesOf, useMoves } from './use-moves.ts'

type AskedMove = 'revoke' | 'take_back' | 'replace'

const isMailed = (move: ParticipantMove): move is 'invite' | 'remind' => move === 'invite' || move === 'remind'

/** What can be done now: a mail at a press, the rest after a question. */
export function Moves(props: MovesOf) {
  const { participant } = props
  const say = useSay()
  const { busy, problem, move } = useMoves(props)
  const [asked, ask] = useState<AskedMove | null>(null)
  const name = firstNameOf(participant)
  const close = () => ask(null)
  const mailed = participant.moves.find(isMailed)
  const others = participant.moves.filter((one): one is AskedMove => !isMailed(one))
  const words = (how: ParticipantMove) =>
    say(how === 'invite' && participant.state !== 'to_invite' ? 'invited.moves.invite_again' : `invited.moves.${how}`)
  const named = (how: ParticipantMove) => say('invited.moves.named', { move: words(how), name })
  return (
    <>
      <div className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-1.5">
        {mailed && (
          <Button
            look="line"
            size="small"
            before={mailed === 'remind' ? <BellIcon size={16} /> : undefined}
            aria-label={named(mailed)}
            busy={busy && asked === null ? say('invited.busy') : undefined}
            onClick={() => void move(mailed)}
          >
            {words(mailed)}
          </Button>
        )}
        <p className="flex flex-wrap items-center gap-x-2 text-hint text-ink-2">
          {others.map((how, place) => (
            <Fragment key={how}>
              {place > 0 && <span aria-hidden="true">·</span>}
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={named(how)}
                onClick={() => ask(how)}
                className="min-h-8 text-green underline underline-offset-3 hover:text-green-deep pointer-coarse:min-h-11"
              >
                {words(how)}
              </button>
            </Fragment>
          ))}
        </p>
      </div>
      {problem && asked === null && (
        <div className="mt-3">
          <Banner tone={problem.tone} live="alert">
            {problem.text}
          </Banner>
        </div>
      )}
      {(['revoke', 'take_back'] as const).map((how) => (
        <YesNoDialog
          key={how}
          open={asked === how}
          onClose={close}
          title={say(`invited.ask.${how}.title`, { name })}
          closeLabel={say('invited.close')}
          no={say('invited.ask.no')}
          yes={say(`invited.ask.${how}.go`)}
          onYes={() => void move(how).then(close)}
          busy={busy ? say('invited.busy') : undefined}
        >
          <p>{say(`invited.ask.${how}.text`, { name })}</p>
        </YesNoDialog>
      ))}
      <ReplaceDialog
        open={asked === 'replace'}
        name={name}
        busy={busy}
        problem={problem?.text ?? null}
        onClose={close}
        onReplace={async (another) => {
          if (await move('replace', another)) close()
        }}
      />
    </>
  )
}
