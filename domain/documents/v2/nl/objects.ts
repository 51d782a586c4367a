/** Wat een vennootschap in een branche ten doel heeft, zoals het in de opsomming van haar doel staat. */
export const industryObjects = {
  business_services: 'het adviseren van en het verlenen van diensten aan ondernemingen, instellingen en particulieren',
  construction: 'het ontwerpen, bouwen, verbouwen, afwerken en onderhouden van gebouwen en andere bouwwerken',
  health: 'het bevorderen van gezondheid en welzijn en het verlenen van diensten op dat gebied',
  retail: 'het verkopen van goederen aan consumenten, in winkels, via internet en op andere manieren',
  culture_sport_recreation:
    'het organiseren, verzorgen en exploiteren van activiteiten en voorzieningen op het gebied van cultuur, sport en recreatie',
  ict_media:
    'het ontwikkelen, leveren, beheren en onderhouden van programmatuur, computersystemen en media en het verlenen van diensten op dat gebied',
  wholesale: 'het inkopen, opslaan en in het groot verkopen van goederen',
  agriculture:
    'het telen, fokken, oogsten, vangen en verwerken van producten van landbouw, tuinbouw, bosbouw en visserij',
  manufacturing: 'het vervaardigen, bewerken en verhandelen van producten',
  logistics: 'het vervoeren van personen en goederen en het opslaan en distribueren van goederen',
  hospitality: 'het exploiteren van horecabedrijven en het verzorgen van maaltijden, dranken en overnachtingen',
  financial_services:
    'het verlenen van financiële diensten, voor zover de wet daarvoor een vergunning of registratie eist met die vergunning of registratie',
  energy_water_environment:
    'het opwekken, leveren en besparen van energie, het winnen en zuiveren van water en het inzamelen en verwerken van afval',
  ngo: 'het uitvoeren en ondersteunen van maatschappelijke en ideële activiteiten',
  other: 'het verlenen van diensten en het verhandelen van goederen',
} as const
