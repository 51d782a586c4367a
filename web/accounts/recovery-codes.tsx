import { useRef, useState } from 'react'
import { saveText } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { useSite } from '#web/site/index.ts'
import { Button } from '#web/ui/button.tsx'
import { DownloadIcon } from '#web/ui/icons.tsx'

type Props = { readonly codes: readonly string[] }

/** The codes for when the phone is gone, shown this once: to copy, to keep as a file, or to print. */
export function RecoveryCodes({ codes }: Props) {
  const say = useSay()
  const { brand } = useSite()
  const list = useRef<HTMLOListElement>(null)
  const [copied, setCopied] = useState(false)
  const title = say('two_step.codes.title', { brand })

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      setCopied(true)
    } catch {
      // Without leave to copy, they can still be copied by hand.
      if (list.current) getSelection()?.selectAllChildren(list.current)
    }
  }

  return (
    <div className="grid gap-4">
      <div data-print-alone>
        <p className="mb-3 hidden font-semibold print:block">{title}</p>
        <ol
          ref={list}
          aria-label={say('two_step.codes.label')}
          className="grid gap-x-6 gap-y-1.5 rounded-m border border-line bg-paper px-4 py-3.5 font-mono text-md xs:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code} className="whitespace-nowrap">
              {code}
            </li>
          ))}
        </ol>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button look="line" size="small" onClick={() => void copy()}>
          {say('two_step.codes.copy')}
        </Button>
        <Button
          look="line"
          size="small"
          before={<DownloadIcon />}
          onClick={() => saveText(`${title}\n\n${codes.join('\n')}\n`, say('two_step.codes.file'), 'text/plain')}
        >
          {say('two_step.codes.download')}
        </Button>
        <Button look="line" size="small" onClick={() => window.print()}>
          {say('two_step.codes.print')}
        </Button>
      </div>
      <p role="status" className="text-hint text-ink-2 empty:hidden">
        {copied ? say('two_step.codes.copied') : ''}
      </p>
    </div>
  )
}
