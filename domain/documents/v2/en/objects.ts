/** What a company in an industry is for, as an item of its objects. */
export const industryObjects = {
  business_services: 'to advise and provide services to businesses, institutions and private individuals',
  construction: 'to design, build, alter, finish and maintain buildings and other structures',
  health: 'to promote health and welfare and to provide services in that field',
  retail: 'to sell goods to consumers, in shops, through the internet and by other means',
  culture_sport_recreation:
    'to organise, provide and operate activities and facilities in the field of culture, sport and recreation',
  ict_media:
    'to develop, supply, manage and maintain software, computer systems and media and to provide services in that field',
  wholesale: 'to purchase, store and wholesale goods',
  agriculture: 'to grow, breed, harvest, catch and process products of agriculture, horticulture, forestry and fishery',
  manufacturing: 'to manufacture, process and trade in products',
  logistics: 'to transport persons and goods and to store and distribute goods',
  hospitality: 'to operate hotel, restaurant and catering businesses and to provide meals, drinks and accommodation',
  financial_services:
    'to provide financial services, in so far as the law requires a licence or registration with that licence or registration',
  energy_water_environment:
    'to generate, supply and save energy, to extract and purify water and to collect and process waste',
  ngo: 'to carry out and support social and idealistic activities',
  other: 'to provide services and to trade in goods',
} as const
