/** Wie voor de vennootschap optreedt waarvan het de aandelen zijn, zoals akte en volmacht het zeggen. */

export const boardCapacity =
  '{main.board_alone?haar zelfstandig bevoegde bestuurder|haar gezamenlijk bevoegde bestuurders}'

/** Van een vennootschap die bestuurt, is alleen de naam gevraagd. */
export const boardCompany =
  '{board_company}, een besloten vennootschap met beperkte aansprakelijkheid, gevestigd te {board_company_seat}, kantoorhoudende te {board_company_address}, ingeschreven in het handelsregister onder nummer {board_company_number}, op haar beurt rechtsgeldig vertegenwoordigd door {board_company_capacity}, '
