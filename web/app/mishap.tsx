import { Component, type ReactNode } from 'react'
import { restoreLocale } from '#domain/values/index.ts'
import { mishapTexts } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'

/** Catches what breaks while a screen is drawn: code that did not come (offline, a newer version) or a fault of ours. */
export class MishapBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? <Mishap /> : this.props.children
  }
}

export function Mishap() {
  const { title, text, again } = mishapTexts[restoreLocale(document.documentElement.lang)]
  return (
    <main className="mx-auto grid max-w-160 gap-4 px-5 py-20">
      <h1>{title}</h1>
      <p>{text}</p>
      <div>
        <Button onClick={() => location.reload()}>{again}</Button>
      </div>
    </main>
  )
}
