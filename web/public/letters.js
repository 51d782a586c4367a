for (const font of ['Figtree', 'Source Serif 4']) document.fonts.load(`1em "${font}"`)
