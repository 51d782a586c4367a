/** What a search engine shows under the title of a page. */
export const search = {
  home: 'Richt je BV of holding online op. Je beantwoordt gewone vragen, ziet de akte ontstaan terwijl je typt en tekent bij de notaris.',
  bv: 'Een Nederlandse of Engelstalige BV, met of zonder holding: zie wat het kost en begin meteen.',
  calculator: 'Een paar vragen en je weet tot op de cent wat je BV of holding kost, met notaris, KVK en btw.',
  no_script:
    'Zonder JavaScript kun je hier lezen, maar niets invullen of versturen. Zet JavaScript aan, of mail ons: {email}. Dan helpen we je persoonlijk verder.',
} as const
