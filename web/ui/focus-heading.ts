/** What had the focus is gone, or another page came: whoever reads or listens begins at the heading of what is here now. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
