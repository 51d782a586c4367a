export const notice = {
  not_found: {
    heading: 'O jee… we zijn je spoor bijster.',
    text: 'Deze pagina bestaat niet, of niet meer. Misschien staat er een typefout in het adres.',
    home: 'Terug naar de startpagina',
  },
  not_built: {
    heading: 'Dit onderdeel is nog niet open',
    text: 'We zijn er nog mee bezig. Op de startpagina zie je wat er wel al kan. Heb je haast of een vraag? Stuur ons een bericht, dan helpen we je persoonlijk.',
    home: 'Naar de startpagina',
    contact: 'Stuur ons een bericht',
  },
  unavailable: {
    heading: 'Dit kan nu even niet online',
    text: 'Je kunt dit op het moment niet zelf online regelen. Dat is geen ramp: onze mensen denken graag met je mee en brengen je in contact met een notaris die het voor je doet.',
    home: 'Bekijk wat er wel kan',
  },
  maintenance: {
    heading: 'We zijn even bezig met onderhoud',
    first: 'We werken {brand} bij. Dat duurt meestal niet lang: kom over een uurtje nog eens terug.',
    second: 'Je bent niets kwijt. Alles wat je al had ingevuld, staat straks gewoon weer klaar.',
    support: 'Kan het niet wachten? Mail naar',
  },
} as const
