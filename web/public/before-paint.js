for (const font of ['Figtree', 'Source Serif 4']) document.fonts.load(`1em "${font}"`)
try {
  // Who began something here and has no account finds it on the home page: room is kept for it.
  if (!localStorage.jwt && Object.keys(localStorage).some((key) => key.startsWith('progress/')))
    document.documentElement.dataset.returning = ''
} catch {}
