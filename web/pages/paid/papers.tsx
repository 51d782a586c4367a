import { useEffect, useState } from 'react'
import { type FlowName, flows } from '#domain/products/index.ts'
import { call } from '#web/api/index.ts'
import { DocumentList } from '#web/downloads/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Spinner } from '#web/ui/spinner.tsx'

const pauses = [1000, 1500, 2000, 3000, 5000, 5000, 8000, 8000, 13_000, 13_000]

/** The documents, once they are made: that is begun by the payment and takes a moment. */
export function Papers({ flow, uid }: { flow: FlowName; uid: string }) {
  const say = useSay()
  const [state, setState] = useState<'making' | 'ready' | 'later'>('making')
  const [asked, setAsked] = useState(0)

  useEffect(() => {
    if (state !== 'making') return
    let here = true
    const ask = async () => {
      const listed = await call(`GET /api/${flows[flow].api_path}/:uuid/documents`, { params: { uuid: uid } }).catch(
        () => null,
      )
      if (!here) return
      const made = listed?.documents.every(({ files }) => files.length > 0)
      if (made) setState('ready')
      else if (asked >= pauses.length) setState('later')
      else setAsked(asked + 1)
    }
    const timer = setTimeout(ask, asked === 0 ? 0 : pauses[asked - 1])
    return () => {
      here = false
      clearTimeout(timer)
    }
  }, [flow, uid, state, asked])

  if (state === 'ready') return <DocumentList flow={flow} uuid={uid} />
  if (state === 'later') return <p>{say('payment.paid.documents.later')}</p>
  return (
    <p role="status" className="flex items-center gap-3">
      <span className="text-green">
        <Spinner />
      </span>
      {say('payment.paid.documents.making')}
    </p>
  )
}
