import { type ReactNode, useEffect, useMemo } from 'react'
import type { CustomerCase, ShownComment } from '#contract/cases.ts'
import { fieldText, type Messages } from '#domain/messages/index.ts'
import { call, useResource } from '#web/api/index.ts'
import { FlagThread, openFlags, stateOfFlag } from '#web/cases/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { fieldAt } from '../model/store/field-at.ts'
import { useAllMessages } from '../model/use/messages.ts'
import { useQuestionnaire } from '../model/use/questionnaire.ts'
import { useMakeLinks } from '../parts/deed/phrases.tsx'
import type { AfterwardsTold } from './afterwards-told.ts'
import { useWhenSaved } from './use-when-saved.ts'

const noComments: readonly ShownComment[] = []

/** What the office asks about answers: listed at the top, and said under each question itself. */
export function AskedHere({ saved, onAsked }: Pick<AfterwardsTold, 'onAsked'> & { readonly saved: boolean }) {
  const { uuid } = useQuestionnaire()
  const params = { uuid }
  const found = useResource(`asked ${uuid}`, () =>
    call('GET /api/api_customer_dashboard/notary_products/:uuid', { params }),
  )
  const { refresh, put } = found
  const comments = found.state === 'ready' ? found.value.comments : noComments
  const words = useAllMessages()
  // Whether an answer was changed since it was asked about, the server says once that is saved.
  useWhenSaved(saved, refresh)
  useUnder(comments, words, { uuid, put, onAsked })
  return words && <AskedList comments={comments} words={words} />
}

type ReplyTelling = Pick<AfterwardsTold, 'onAsked'> & {
  readonly uuid: string
  readonly put: (value: CustomerCase) => void
}

/** Puts each thread under its question. */
function useUnder(
  comments: readonly ShownComment[],
  words: Messages | null,
  { uuid, put, onAsked }: ReplyTelling,
): void {
  const under = useMemo(() => {
    const reply = async ({ id, path }: ShownComment, text: string) => {
      const body = { text, path, reply_to: id }
      const params = { uuid }
      put(await call('POST /api/api_customer_dashboard/notary_products/:uuid/comments', { params, body }))
    }
    return (path: string): ReactNode =>
      words &&
      openFlags(comments)
        .filter((flag) => flag.path === path)
        .map((flag) => (
          <AskedAbout
            key={flag.id}
            flag={flag}
            comments={comments}
            words={words}
            onReply={(text) => reply(flag, text)}
          />
        ))
  }, [comments, words, uuid, put])
  useEffect(() => onAsked(() => under), [under, onAsked])
}

/** What a question is called. */
function useLabel(words: Messages): (path: string | null) => string {
  const say = useSay()
  const { wording } = useQuestionnaire().store.product
  return (path) => {
    const field = path === null ? undefined : fieldAt(path)
    return field ? fieldText(words, field, wording).label : say('founder.flags.about_case')
  }
}

type AskedAboutProps = {
  readonly flag: ShownComment
  readonly comments: readonly ShownComment[]
  readonly words: Messages
  readonly onReply: (text: string) => Promise<void>
}

function AskedAbout({ words, ...thread }: AskedAboutProps) {
  const say = useSay()
  const labelOf = useLabel(words)
  return (
    <div className="col-span-full mt-3 rounded-m border-[1.5px] border-orange bg-orange-tint p-4">
      <p className="mb-2 font-semibold text-orange-deep">{say('founder.flags.in_questions')}</p>
      <FlagThread {...thread} question={labelOf(thread.flag.path)} />
    </div>
  )
}

/** Everything that was asked, each as a way to its question. */
function AskedList({ comments, words }: Pick<AskedAboutProps, 'comments' | 'words'>) {
  const say = useSay()
  const labelOf = useLabel(words)
  const links = useMakeLinks()
  const flags = openFlags(comments)
  if (flags.length === 0) return null
  return (
    <div className="mt-4">
      <Banner tone="warning" title={say('founder.flags.heading')}>
        <ul className="mt-1 grid gap-1.5">
          {flags.map((flag) => {
            const link = flag.path === null ? null : links.to([flag.path])
            const label = labelOf(flag.path)
            return (
              <li key={flag.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                {link ? (
                  <a
                    href={link.href}
                    className="rounded-xs text-inherit underline underline-offset-3"
                    onClick={(event) => links.follow(event, link.path)}
                  >
                    {label}
                  </a>
                ) : (
                  label
                )}
                <Tag tone={stateOfFlag(comments, flag) === 'open' ? 'orange' : 'green'}>
                  {say(`founder.flags.${stateOfFlag(comments, flag)}`)}
                </Tag>
              </li>
            )
          })}
        </ul>
      </Banner>
    </div>
  )
}
