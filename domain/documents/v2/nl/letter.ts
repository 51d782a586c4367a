import type { TextsFor } from '../../template.ts'
import type { letter as shape } from '../shapes/letter.ts'
import { senderArticle, signerText, toRead, toSign } from './signing.ts'

/** De brief met de checklist: wat je stuurt, wat er gebeurt en wat erna komt. */
export const letter = {
  title: 'Op weg naar {full_name}: wat je nog doet en wat wij doen',
  parts: {
    letter: {
      title: null,
      articles: {
        sender: senderArticle,
        greeting: {
          title: null,
          plain: 'Deze brief kun je als checklist gebruiken.',
          clauses: {
            dear: 'Beste {several_founders?oprichters|oprichter},',
            purpose:
              '{several_founders?Jullie richten|Je richt} {full_name} op. In deze brief lees je wat je hebt opgegeven, welke stukken de notaris nodig heeft, wat er daarna gebeurt en waar je na de oprichting aan moet denken. Klopt er iets niet, verbeter het dan in de vragenlijst of laat het ons weten.',
            draft: 'De akte die erbij zit, is een concept. De notaris kijkt hem na en stelt de definitieve tekst vast.',
            not_signed: 'Deze brief is om te lezen en te bewaren. Je hoeft hem niet te tekenen.',
          },
        },
        ordered: {
          title: 'Wat we voor je regelen',
          plain: 'De belangrijkste keuzes op een rij.',
          clauses: {
            company: ['Oprichting van', '{full_name}'],
            converted: ['Omzetting van', '{main.converted_from}, KVK-nummer {main.kvk}'],
            trade_name: ['Handelsnaam nu', '{main.trade_name}'],
            method: ['Manier', '{main.type_of_conversion}'],
            transfer_moment: ['Telt mee voor de BV', 'vanaf de dag van tekenen'],
            transfer_date: ['Telt mee voor de BV vanaf', '{main.transfer_date}'],
            real_estate: ['Pand of grond van het bedrijf', '{main.real_estate_details}'],
            accountant: ['Accountant of belastingadviseur', '{main.accountant}'],
            intake: ['Gratis gesprek met een belastingadviseur', '{main.free_intake}'],
            above: ['Komt boven', '{main.subsidiary_name} B.V., KVK-nummer {main.subsidiary_kvk}'],
            along: ['Aandelen van die BV meteen overdragen', '{main.transfer_shares_along}'],
            seat: ['Zetel in de statuten', 'gemeente {main.headquarters}'],
            address: ['Bezoekadres', '{main.office_address}, {main.postal_code} {main.place_of_business}'],
            email: ['E-mailadres van de BV', '{main.email}'],
            capital: ['Kapitaal', '{share_count} van elk {share_value}, samen {capital}'],
            first_year: ['Eerste boekjaar eindigt op', '{first_year_end}'],
            signing: ['Tekenen namens de BV', '{main.representation}'],
            speed: ['Snelheid', '{main.incorporation_speed}'],
            holding: ['Eerst opgericht', '{holding_name}, van {person_name}'],
          },
        },
        chamber: {
          title: 'Wat we opgeven bij KVK',
          plain: 'KVK neemt deze gegevens over in het handelsregister.',
          clauses: {
            intro: 'Dit heb je opgegeven voor de inschrijving in het handelsregister:',
            industry: ['Branche', '{main.industry}'],
            activities: ['Activiteiten', '{activities}'],
            savings: ['Soort bedrijf', 'een spaar-bv, voor het beheren en beleggen van eigen vermogen'],
            export: ['Export', '{main.export_products}'],
            import: ['Import', '{main.import_products}'],
            sells: ['Verkoop', '{main.sell_products}'],
            where: ['Verkoopkanaal', '{main.where_are_sold}'],
            staff: [
              'Mensen die gaan werken',
              '{main.full_time_work} voltijd (vijftien uur of meer per week) en {main.part_time_work} deeltijd',
            ],
            lending: ['Personeel uitlenen', '{main.employees_loan}'],
          },
        },
        chamber_holding: {
          title: 'Wat we opgeven bij KVK',
          plain: 'KVK neemt deze gegevens over in het handelsregister.',
          clauses: {
            intro: 'Dit geven we voor je op bij de inschrijving in het handelsregister:',
            sort: ['Soort bedrijf', 'een holding, voor het houden van aandelen en het beheren van vermogen'],
            staff: ['Personeel', 'geen, tenzij je ons iets anders laat weten'],
            director: ['Werkzame personen', 'één, de bestuurder met wie de holding een arbeidsovereenkomst sluit'],
          },
        },
        people: {
          title: '{party_name}',
          plain: 'Controleer of we je goed kunnen bereiken.',
          clauses: {
            role: [
              'Aandeelhouder',
              '{is_company?vennootschap, vertegenwoordigd door {person_name}|{is_holding?nieuwe holding van {person_name}|persoon}}',
            ],
            shares: ['Aandelen', '{party_shares}, {percentage} van het geheel'],
            reach: ['Bereikbaar via', '{p.email} en {p.phone_number}'],
            main_person: ['Aanspreekpunt', '{person_name} is niet het vaste aanspreekpunt van de vennootschap'],
            proprietorship: ['Eenmanszaak', 'KVK-nummer {p.kvk_proprietorship}, {p.proprietorship_action}'],
            proprietorship_name: ['Naam van de eenmanszaak', '{p.proprietorship_name}'],
          },
        },
        signing: {
          title: 'Wat er getekend wordt',
          plain:
            'Per stuk lees je wie het tekent en namens wie. Wie meer dan één keer genoemd wordt, tekent ook zo vaak.',
          clauses: {
            intro: 'Hierna staat per stuk wie het tekent. De stukken waar niemand bij staat, zijn om te lezen.',
            blanks:
              'Staat er iets tussen haken dat jij of een medebestuurder moet invullen, vul dat dan in voordat je tekent. De rest vult de notaris in.',
            custody:
              'De volmacht van de BV{in_kind?{some_holding?, | en }de bekrachtiging achter haar volmacht voor de inbreng}{some_holding? en de bekrachtiging door een holding} teken je ook vooraf. De notaris bewaart {in_kind?deze stukken|{some_holding?deze stukken|die}} en gebruikt {in_kind?ze|{some_holding?ze|die}} pas als de vennootschap is opgericht.',
            later:
              'De stukken waar “na de oprichting” bij staat, teken je pas als de vennootschap is opgericht. Eerder kan zij nog niets afspreken of besluiten. Stuur ze daarna.',
          },
        },
        to_sign: { ...toSign, clauses: { signer: signerText } },
        to_read: toRead,
        send: {
          title: 'Wat je ons stuurt',
          plain: 'De termijn gaat pas lopen als alles binnen is.',
          clauses: {
            intro: 'Upload deze stukken in je dossier:',
            identity:
              'een goed leesbare kopie van het geldige identiteitsbewijs van iedereen die tekent, met dezelfde gegevens als in de vragenlijst',
            signed:
              'de stukken die vóór de oprichting worden getekend, getekend door iedereen die er hiervoor bij staat',
            old_extract: 'een uittreksel uit het handelsregister van je huidige bedrijf, niet ouder dan een maand',
            old_figures:
              'de jaarcijfers van het laatste boekjaar en een recente balans van je huidige bedrijf, van je accountant of belastingadviseur',
            old_agreement: 'het vof-contract, met de afspraken over ieders aandeel in de onderneming',
            value_note:
              'de waardebepaling van je accountant of belastingadviseur, op een dag die niet meer dan zes maanden vóór de akte ligt',
            residence:
              'een recent bewijs van het woonadres van wie buiten Nederland woont, bijvoorbeeld een uittreksel uit het bevolkingsregister',
            extract:
              'een uittreksel uit het handelsregister van iedere vennootschap die aandeelhouder wordt, niet ouder dan een maand',
            owners: 'een uittreksel uit het UBO-register van die vennootschap, en haar register van aandeelhouders',
            power:
              'de schriftelijke volmacht waaruit blijkt dat de ondertekenaar de vennootschap mag vertegenwoordigen',
            co_directors:
              'een identiteitsbewijs, een getekende volmacht en een verklaring van iedere medebestuurder die mee moet tekenen; het formulier daarvoor zit achter de persoonlijke verklaringen',
            care: 'wat je al hebt over de zorg: een melding of vergunning, een beschrijving van de zorg en het aantal zorgverleners',
            big: 'je registratie in het BIG-register, en de eisen die een verzekeraar of beroepsvereniging aan de statuten stelt',
            supervisors:
              'van iedere commissaris een kopie van het identiteitsbewijs en een getekende verklaring waarin staat dat de benoeming wordt aanvaard, dat wordt voldaan aan de eisen van onafhankelijkheid in de statuten, en welke andere functies als commissaris er zijn',
            supervisors_open:
              'als er een raad van commissarissen komt: van iedere commissaris een kopie van het identiteitsbewijs en een getekende verklaring waarin staat dat de benoeming wordt aanvaard, dat wordt voldaan aan de eisen van onafhankelijkheid in de statuten, en welke andere functies als commissaris er zijn',
            valid: 'Let op: een identiteitsbewijs moet geldig zijn op de dag dat de notaris je identificeert.',
          },
        },
        steps: {
          title: 'Wat er gebeurt',
          plain: 'Van controle tot inschrijving, stap voor stap.',
          clauses: {
            check: 'De notaris controleert je gegevens en doet het onderzoek dat de wet voorschrijft.',
            drafts: 'Je krijgt de definitieve concepten en kunt daarover vragen stellen.',
            identify_online:
              'De notaris stelt via een beeldverbinding vast wie je bent en legt de akte uit. Houd je identiteitsbewijs bij de hand.',
            identify:
              'De notaris stelt op kantoor vast wie je bent en legt de akte uit. Neem je identiteitsbewijs mee.',
            sign: 'Een medewerker van de notaris tekent de akte met je volmacht. Op dat moment bestaat je BV.',
            intent:
              'Je tekent de intentieverklaring. Je belastingadviseur meldt die op tijd aan bij de Belastingdienst.',
            contribute:
              'Direct daarna geldt de bekrachtiging van de volmacht van de BV, die {several_directors?de bestuurders hebben|de bestuurder heeft} getekend, en wordt de akte van inbreng getekend. Daarmee gaat je bedrijf over naar de BV.',
            buy: 'Daarna {several_founders?nemen de aandeelhouders|neemt de aandeelhouder} het besluit over de koop, omdat je zelf de BV bestuurt. Dan tekenen jij en de BV de overeenkomst waarmee de BV je bedrijf koopt.',
            holding_contribute:
              'Direct na de akte van de holding gaat je bedrijf met een eigen akte van inbreng over naar de holding, voordat de BV wordt opgericht.',
            lend: 'Tegelijk teken je de leningsovereenkomst, voor wat de BV je nog niet betaalt.',
            holding_first:
              'Eerst wordt de akte van iedere holding getekend, en op dezelfde dag die van de BV. Een vennootschap moet bestaan voordat zij aandelen kan nemen. Een holding heeft dezelfde zetel, hetzelfde adres, dezelfde aandelen en hetzelfde eerste boekjaar als de BV, behalve waar je iets anders hebt ingevuld. In haar akte lees je het na.',
            register:
              'De notaris schrijft de BV, de bestuurders en de uiteindelijk belanghebbenden in bij KVK. Je krijgt het KVK-nummer en de definitieve akte.',
            deliver_real_estate:
              'Voor je pand of grond maakt de notaris een aparte akte van levering. Zoek het eigendomsbewijs op, bespreek vooraf de waarde en de overdrachtsbelasting, en vraag de bank om toestemming als er een hypotheek op rust.',
            pay: '{some_money?Je opent een bankrekening voor de BV. Wie zijn aandelen in geld betaalt, stort daarop het bedrag.|Je opent een bankrekening voor de BV en stort daarop het bedrag van de aandelen.}',
          },
        },
        time: {
          title: 'Hoe lang het duurt en wat het kost',
          plain: 'De werkdagen tellen vanaf het moment dat je dossier compleet is.',
          clauses: {
            starts:
              'De afgesproken termijn begint als alle stukken compleet zijn en eindigt als de akte is getekend. Is er meer onderzoek nodig, dan laat de notaris je dat weten.',
            costs:
              'De kosten staan in je bestelling, met het inschrijftarief van KVK dat wij zonder opslag doorberekenen. Wijzig je na betaling nog gegevens, dan kan de notaris daar extra kosten voor rekenen.',
          },
        },
        mind: {
          title: 'Waar je aan moet denken',
          plain: 'Punten die bij jouw keuzes horen.',
          clauses: {
            agreement:
              'Jullie zijn met meer aandeelhouders. Leg in een aandeelhoudersovereenkomst vast wat er gebeurt bij ziekte, ruzie{equal_halves? of overlijden|, overlijden of een gelijke stand van stemmen}.',
            one_director:
              'Je koos voor twee handtekeningen, maar er is één bestuurder. Zolang dat zo is, tekent die alleen. De regel gaat werken zodra er een tweede bestuurder is.',
            care_with:
              'Je gaat zorg verlenen. Gezien de soort zorg en het aantal zorgverleners moet er onafhankelijk toezicht zijn, dus de statuten hebben een raad van commissarissen van ten minste drie personen. Zoek hen op tijd: hun namen komen in de akte. Of je een vergunning nodig hebt en of je winst mag uitkeren, bespreekt de notaris met je.',
            care_without:
              'Je gaat zorg verlenen. Met de soort zorg en het aantal zorgverleners die je noemde, is geen raad van commissarissen nodig. Groeit je bedrijf, dan kan dat veranderen. Of je een melding of vergunning nodig hebt en of je winst mag uitkeren, bespreekt de notaris met je.',
            care_open:
              'Je gaat zorg verlenen. Of er een raad van commissarissen moet zijn, hangt af van de soort zorg en het aantal zorgverleners. Beide teksten staan klaar in de akte; de notaris kiest samen met je en bespreekt ook of je een vergunning nodig hebt en of je winst mag uitkeren.',
            savings:
              'Je richt een spaar-bv op. Die beheert alleen je eigen vermogen. Ga je later ondernemen, dan moet eerst het doel in de statuten worden gewijzigd.',
            licence:
              'In jouw branche kan een vergunning of een melding verplicht zijn. De notaris vraagt je daarnaar voordat de akte wordt getekend.',
            structure:
              'Een holding doet haar werk pas als zij aandelen houdt. Richt je later een BV op, laat de holding dan de aandelen nemen.',
            structure_above:
              'Een holding doet haar werk pas als zij aandelen houdt. De aandelen in {main.subsidiary_name} B.V. gaan met een aparte notariële akte over naar de holding, nadat de holding is opgericht. Vraag je belastingadviseur vooraf hoe dat zonder belasting kan.',
            old_debts:
              'Voor schulden van je oude bedrijf blijf je zelf aansprakelijk, ook als de BV ze betaalt, tenzij de schuldeiser je daarvan ontslaat.',
            consent:
              'Je bank, verhuurder, verzekeraar en vaste opdrachtgevers moeten instemmen voordat een contract op naam van de BV staat. Vergunningen vraag je opnieuw aan of laat je overschrijven.',
            staff_moves:
              'Heb je personeel, dan gaan de arbeidsovereenkomsten volgens de wet vanzelf mee over naar de BV.',
            undecided:
              'Je hebt nog niet gekozen hoe je bedrijf overgaat. De BV wordt daarom in geld opgericht en er gaat nog niets over. Beslis met je accountant voordat je in de BV gaat werken.',
            tax_free:
              'Je koos voor een geruisloze inbreng. De intentieverklaring moet binnen negen maanden na het laatste volle boekjaar bij de Belastingdienst zijn, dus vóór 1 oktober. De BV en de inbreng moeten er binnen vijftien maanden na de overgangsdatum zijn. Verkoop je aandelen binnen drie jaar niet zonder eerst advies te vragen.',
            taxed:
              'Je koos voor een ruisende inbreng. Je rekent in je aangifte af over de meerwaarde van je bedrijf. Laat je adviseur bevestigen welke termijnen voor jou gelden.',
            taxed_back:
              'De inbreng werkt alleen terug tot 1 januari als de intentieverklaring vóór 1 april is aangemeld.',
            salary:
              'Werk je in je BV en heb je ten minste 5% van de aandelen, dan hoort daar een gebruikelijk loon bij. Je boekhouder kan je vertellen hoe hoog dat voor jou moet zijn.',
            payroll: 'Je hebt de salarisadministratie bij ons gekozen. Na de oprichting nemen we daarover contact op.',
            acts: 'Sluit je vóór de oprichting al contracten, doe dat dan namens “{full_name} in oprichting” en laat de BV ze na de oprichting bekrachtigen. Tot die tijd ben je zelf aansprakelijk.',
            owners:
              'Verandert er later iets in wie de BV bezit of bestuurt, geef dat dan binnen een week door aan KVK.',
          },
        },
        afterwards: {
          title: 'Na de oprichting',
          plain: 'Een lijstje voor de eerste maanden.',
          clauses: {
            bank: 'Open een zakelijke bankrekening op naam van de BV.',
            capital:
              '{some_money?Stort wat op de aandelen in geld moet worden betaald,|Stort {capital} op de aandelen{several_founders?, ieder zijn eigen deel,}} en bewaar het bewijs.',
            holding_capital:
              'Open ook een bankrekening op naam van {holding_name}{contributes?.| en stort daarop het bedrag van haar eigen aandelen. Van die rekening betaalt {holding_name} haar aandelen in {full_name}.}',
            tax: 'Je btw-nummer en de uitnodiging voor de vennootschapsbelasting komen van de Belastingdienst. Vraag op tijd een boekhouder.',
            staff: 'Neem je personeel aan of betaal je jezelf loon, meld de BV dan aan als werkgever.',
            insurance: 'Bekijk je verzekeringen, contracten en vergunningen: die gaan niet vanzelf mee naar de BV.',
            yearly:
              'Ieder jaar: jaarrekening binnen vijf maanden, ten minste één besluit van de aandeelhouders, deponeren bij KVK binnen twaalf maanden na het boekjaar, en aangifte vennootschapsbelasting.',
            registers: 'Houd het register van aandeelhouders bij en bewaar je administratie zeven jaar.',
            old_business_stays:
              'Je bedrijf blijft zoals het is totdat je hebt gekozen en de stukken daarvoor zijn getekend. Schrijf het nog niet uit en zet er nog niets van op naam van de BV.',
            old_business:
              'De notaris geeft bij KVK op dat de BV je bedrijf voortzet. Schrijf je oude bedrijf daarna uit, geef het nieuwe KVK-nummer en btw-nummer door aan je klanten en bewaar ook de oude boeken zeven jaar.',
          },
        },
        closing: {
          title: null,
          plain: 'Bel of mail gerust.',
          clauses: {
            questions: 'Heb je vragen, neem dan gerust contact met ons op. We kijken graag met je mee.',
            regards: 'Met vriendelijke groet, en alvast gefeliciteerd met je plannen,',
            sender: '{sender_name}',
          },
        },
      },
    },
  },
} as const satisfies TextsFor<typeof shape>
