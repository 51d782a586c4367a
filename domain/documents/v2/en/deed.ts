import type { TextsFor } from '../../template.ts'
import type { deed as shape } from '../shapes/deed.ts'

/** The deed of incorporation with the articles of association; where it is printed beside the Dutch, the Dutch counts. */
export const deed = {
  title: 'Deed of incorporation of {full_name}',
  parts: {
    opening: {
      title: null,
      articles: {
        heading: {
          title: 'Person appearing',
          plain:
            'Someone from the notary’s office signs for you, using the power of attorney you give beforehand. You do not have to visit the office yourself.',
          clauses: {
            appears:
              'Today, {deed_day}, there appeared before me, {acting_notary}, civil-law notary (notaris) established in {notary_city}: {clerk}, born in {deputy_birthplace} on {deputy_birthdate}, employed at my office, {deputy_address}, hereinafter: the person appearing. The person appearing acts as the holder of a written power of attorney from the {several_founders?founders|founder} named below.',
          },
        },
        founders: {
          title: '{several_founders?Founders|Founder}',
          plain:
            'Who founds the company. The law wants their name, date of birth, address and marital status to be in the deed.',
          clauses: {
            intro: 'The person appearing declared that he or she was acting on behalf of:',
            person:
              '{p.prefix} {p.firstname} {p.lastname}, born in {p.birthplace}{born_abroad? ({p.country_of_birth})} on {p.birthdate}, residing at {p.address}, {p.zip_code} {p.location}{lives_abroad? ({p.residence_country})}, {p.marital_status}{last?.|;}',
            company:
              '{company_name}, a private limited company under Dutch law, having its seat in {p.company_location} and its office at {p.company_address}, {p.company_zipcode} {p.company_location}, registered in the Dutch trade register under number {p.chamber}, validly represented, when it granted the power of attorney, by {capacity}, {p.prefix} {p.firstname} {p.lastname}, born in {p.representative_birthplace} on {p.representative_birthdate}, residing at {home_address}, {home_zip} {home_town}{jointly?, and {co_director}, born in {co_director_birthplace} on {co_director_birthdate}, residing at {co_director_address}}{last?.|;}',
            holding:
              '{holding_name}, a private limited company under Dutch law, having its seat in the municipality of {holding_seat} and its office at {holding_street}, {holding_zip} {holding_town}, incorporated today at {holding_hour} hours and {holding_minute} minutes, before this deed was executed, by a deed executed before me, civil-law notary, represented by its sole director, {p.prefix} {p.firstname} {p.lastname}, born in {p.birthplace}{born_abroad? ({p.country_of_birth})} on {p.birthdate}, residing at {p.address}, {p.zip_code} {p.location}{lives_abroad? ({p.residence_country})}{last?.|;}',
            called:
              'The {several_founders?parties named above are together referred to in this deed as: the founders, and each of them as: a founder|party named above is referred to in this deed as: the founder}.',
          },
        },
        powers: {
          title: 'Power of attorney',
          plain: 'The notary has seen the signed powers of attorney and keeps them with the deed.',
          clauses: {
            shown:
              '{several_founders?The powers of attorney|The power of attorney} to the person appearing {several_founders?are|is} evidenced by {several_founders?private instruments, one from each founder, which are|a private instrument, which is} attached to this deed. The existence of {several_founders?those powers|that power} has been sufficiently established to me, civil-law notary. The identity of {several_founders?those who signed the powers|the person who signed the power} of attorney has been established by means of a document intended for that purpose.',
            by_proxy:
              'The power of attorney of {company_name} was signed on its behalf by the holder of its written power of attorney, {titled_name}. That power is evidenced by a private instrument, which is also attached to this deed.',
            holding_first:
              'The power of attorney of {holding_name} was granted on its behalf while it was still in formation. After its incorporation and before this deed was executed it ratified that power of attorney{in_kind? and the signing of the description of the contribution} as referred to in Section 2:203 of the Dutch Civil Code (Burgerlijk Wetboek). This appears from a private instrument of ratification, which is attached to this deed.',
          },
        },
        language: {
          title: 'Language',
          plain:
            'The Dutch text is the deed. The English column is there so that you can read it, and has no legal force of its own.',
          clauses: {
            translation:
              'This deed is drawn up in Dutch. An English translation follows it as a separate document, so that whoever does not read Dutch knows what the deed says. The translation does not form part of the deed; where the two differ, the Dutch text prevails.',
            terms:
              'Dutch legal concepts are to be interpreted under Dutch law in the translation too, even where the English word for them has another meaning in another legal system.',
          },
        },
        incorporation: {
          title: 'Incorporation',
          plain: 'With this sentence your company comes into existence, at the moment the notary signs the deed.',
          clauses: {
            founded:
              'The person appearing, acting as stated, declared that the {several_founders?founders hereby incorporate|founder hereby incorporates} a private limited company (besloten vennootschap met beperkte aansprakelijkheid) and {several_founders?adopt|adopts} the following articles of association for it.',
          },
        },
      },
    },
    articles: {
      title: 'Articles of association',
      articles: {
        definitions: {
          title: 'Definitions',
          plain: 'What the fixed words in the articles mean.',
          clauses: {
            intro: 'In these articles of association:',
            general_meeting:
              'general meeting means: the body of the company formed by those who hold voting rights on shares, and also the gathering of those entitled to attend meetings;',
            board: 'board means: the management board of the company, which consists of one or more directors;',
            supervisors: 'supervisory board means: the supervisory board (raad van commissarissen) of the company;',
            group:
              'group means: an economic unit in which legal entities and partnerships are organisationally connected, as referred to in Section 2:24b of the Dutch Civil Code (Burgerlijk Wetboek);',
            group_company:
              'group company means: a legal entity or partnership that is connected with the company in a group;',
            subsidiary:
              'subsidiary means: a legal entity or partnership that is a subsidiary (dochtermaatschappij) of the company, as referred to in Section 2:24a of the Dutch Civil Code;',
            accounts:
              'annual accounts means: the balance sheet and the profit and loss account with the explanatory notes, and the consolidated annual accounts if the company prepares them;',
            equity: 'equity means: the equity of the company as shown by the balance sheet;',
            written:
              'in writing means: by letter, by e-mail or by another message sent electronically that is legible and can be stored, provided that the identity of the sender is sufficiently certain;',
            articles: 'articles means: these articles of association, as they read at any time;',
            company: 'company means: the legal entity whose organisation is laid down in these articles;',
            meeting_right:
              'meeting right means: the right to attend the general meeting and to speak there, in person or through the holder of a written power of attorney;',
            entitled:
              'person entitled to attend means: a shareholder, and every usufructuary or pledgee who has the meeting right under {ref:transfer}.',
            singular:
              'Where these articles say “he” or “his”, everyone is meant, whatever their gender and whether they are a natural person or a legal entity. References to an article without further indication are references to an article of these articles of association.',
          },
        },
        name_and_seat: {
          title: 'Name and seat',
          plain:
            'What your company is called and in which municipality it belongs. To change this later you need a notary again.',
          clauses: {
            name: 'The name of the company is: {full_name}',
            seat: 'Its seat is in the municipality of {seat}.',
            elsewhere: 'The company may have offices and branches in other places, also outside the Netherlands.',
          },
        },
        objects: {
          title: 'Objects',
          plain:
            'What the company is going to do. The description is broad, so that you can carry out new plans without changing the articles.',
          clauses: {
            intro: 'The objects of the company are:',
            care: 'to provide care, or have it provided, within the meaning of the legislation on care providers, of good quality and suited to those who need it;',
            industry: '{industry_object};',
            trade: '{trade_object};',
            activity: '{activity};',
            participate: 'to participate in, cooperate with and manage other businesses and legal entities;',
            finance:
              'to borrow and lend money and to provide security for its own debts and for debts of group companies;',
            property:
              'to acquire, manage, use and dispose of property, including registered property, securities and intellectual property rights.',
            savings: 'The objects of the company are exclusively:',
            savings_own: 'to save and maintain its own assets;',
            savings_invest: 'to manage and invest those assets, in whatever form.',
            savings_limits:
              'The company does not raise money from the public, does not provide financial or other services to third parties and does not trade.',
            holding: 'The objects of the company are:',
            holding_shares: 'to hold shares in and to participate in other businesses and legal entities;',
            holding_manage: 'to manage, supervise and advise businesses and legal entities;',
            holding_finance:
              'to provide services and finance to group companies and to provide security for their debts;',
            holding_invest: 'to manage and invest assets, including registered property and securities.',
            connected: 'The objects also include everything connected with the above or useful to it.',
            care_rules:
              'When providing care the company complies with the statutory requirements on notification, permits, internal supervision, records and quality.',
          },
        },
        capital: {
          title: 'Capital and shares',
          plain:
            'What one share is worth, and that all shares carry the same rights. How many shares there are is stated further on in the deed.',
          clauses: {
            nominal:
              'The capital of the company consists of one or more shares. Each share has a nominal value of {share_value}. The company has no authorised capital.',
            registered: 'The shares are registered shares and are numbered consecutively, starting with 1.',
            certificates: 'The company does not issue share certificates.',
            rights:
              'All shares are of the same class. Each share carries the right to vote and the right to share in the profits and in distributions from the reserves.',
            depositary:
              'The company does not attach the meeting right to depositary receipts for shares and does not cooperate in issuing them.',
            joint:
              'If a share belongs to several persons jointly, they may exercise the rights arising from it only through one person whom they have designated in writing for that purpose. The designation is communicated to the board.',
          },
        },
        register: {
          title: 'Register of shareholders',
          plain:
            'The board keeps track of who holds which shares. Tell the board when you move, because notices go to the last known address.',
          clauses: {
            kept: 'The board keeps a register of all shareholders and updates it regularly.',
            contents:
              'The register states the name and address of each shareholder, the day on which he acquired the shares, the day of acknowledgement by or service on the company, the number and the numbering of the shares, and the amount paid up on each share. It also states whether a shareholder has been released from the obligation to make further payments.',
            encumbered:
              'Of everyone who has a right of usufruct or a right of pledge on shares, the register states the name and address, the day on which he acquired the right, the day of acknowledgement or service, and which rights attached to the shares accrue to him.',
            addresses:
              'Everyone whose particulars are in the register informs the board without delay of his address and of every change of it. If he also gives an e-mail address, he consents to notices and convocations being sent there. Notices sent to the address last given are deemed to have been properly given.',
            inspection:
              'The register is available at the office of the company for inspection by the persons entitled to attend. At his request the board provides a shareholder, usufructuary or pledgee, free of charge, with an extract concerning his right to a share. The particulars of shares that have not been fully paid up are open to inspection by everyone.',
            changes: 'Each entry and each change is signed or initialled by a director.',
          },
        },
        issue: {
          title: 'Issue, pre-emptive right and payment',
          plain:
            'New shares can be created only if the shareholders so decide, and those who already hold shares may join in first. So your part cannot shrink unnoticed.',
          clauses: {
            decides:
              'The general meeting decides on the issue of shares and sets the price and the further conditions. It may transfer this power to another body and may revoke that transfer.',
            deed: 'The issue of a share after the incorporation requires a deed executed before a civil-law notary established in the Netherlands, to which those involved are party.',
            pre_emption:
              'On an issue each shareholder has a pre-emptive right in proportion to the aggregate nominal value of his shares. There is no pre-emptive right on shares issued to employees of the company or of a group company. The pre-emptive right is not separately transferable.',
            exclusion: 'The general meeting may limit or exclude the pre-emptive right, each time for a single issue.',
            announcement:
              'The board announces an issue with a pre-emptive right, and the period within which that right may be exercised, in writing to all shareholders. That period is at least four weeks, counted from the day after the announcement was sent.',
            rights:
              'What is provided above on the decision and on the pre-emptive right also applies to granting rights to subscribe for shares, but not to issuing shares to someone who exercises a right acquired earlier.',
            payment:
              'When a share is subscribed for, its nominal value must be paid up, in money and in euro, unless another contribution has been agreed. It may be stipulated that the nominal value or part of it need not be paid up until a certain time has passed or until the company has called for it. The board decides on calling for payment. Payment in another currency is possible only with the consent of the company.',
            in_kind:
              'A contribution other than in money must be capable of being valued by economic standards. The right to the performance of work or services cannot be contributed. The statutory rules on the description of the contribution apply.',
          },
        },
        own_shares: {
          title: 'Own shares and capital reduction',
          plain:
            'The company may buy back its own shares or reduce its capital, but only if it can go on paying its bills afterwards.',
          clauses: {
            acquire:
              'The board decides on the acquisition of shares in the capital of the company. The company cannot acquire shares that have not been fully paid up, and at least one share with voting rights must be held by someone other than, and not for the account of, the company or a subsidiary.',
            limits:
              'Unless it acquires them for no consideration, the company may not acquire its own shares if its equity, less the price, is smaller than the reserves required by law or by the articles, or if the board knows or should reasonably foresee that after the acquisition the company will be unable to go on paying its due debts.',
            liability:
              'If after an acquisition other than for no consideration the company is unable to go on paying its due debts, the directors who knew or should reasonably have foreseen this are liable towards it as provided by law. The transferor who knew or should have foreseen this is also liable to compensate, within the limits of the law.',
            votes:
              'No vote may be cast for a share that belongs to the company or to a subsidiary, except by a usufructuary or pledgee whose right had been created before. The company has no right to distributions on its own shares. Shares on which no vote may be cast are not counted in determining how much capital is represented.',
            dispose:
              'Own shares are disposed of by virtue of a decision of the general meeting, which also sets the conditions. To that disposal {ref:blocking} applies.',
            reduction:
              'The general meeting may decide to reduce the issued capital, by cancelling shares or by lowering the nominal value of shares through an amendment of the articles. A decision to cancel may concern only shares held by the company itself, or shares whose holders agree to it. The nominal value must be lowered proportionally on all shares, unless all shareholders concerned agree otherwise.',
            repayment:
              'To repayment on shares and to release from the obligation to pay up, {ref:profit.room}, {ref:profit.approval} and {ref:profit.liability} apply in the same way.',
          },
        },
        transfer: {
          title: 'Transfer, usufruct and pledge',
          plain:
            'Shares are always transferred through a notary. If you pledge shares or give someone the usufruct of them, you keep your vote in principle.',
          clauses: {
            deed: 'The transfer of a share and the transfer of a limited right on it require a deed executed before a civil-law notary established in the Netherlands, to which those involved are party.',
            acknowledged:
              'The rights attached to a share may be exercised only after the company has acknowledged the legal act, or the deed has been served on it, or after it has itself been a party to the deed.',
            usufruct:
              'A right of usufruct (vruchtgebruik) may be created on shares. The shareholder then keeps the right to vote, unless the usufructuary has it under Section 2:197 paragraph 3 of the Dutch Civil Code (Burgerlijk Wetboek). If approval is required for this, the general meeting grants it.',
            usufruct_rights:
              'The shareholder without voting rights and the usufructuary with voting rights have the meeting right. The usufructuary without voting rights does not have the meeting right.',
            pledge:
              'A right of pledge (pandrecht) may be created on shares. What is provided above on voting rights and the meeting right in the case of usufruct also applies to the pledgee, with Section 2:198 paragraph 3 of the Dutch Civil Code in the place of Section 2:197 paragraph 3.',
          },
        },
        blocking: {
          title: 'Blocking clause',
          plain:
            'If someone wants to sell shares, the other shareholders may buy them first. While you hold all shares yourself you will not notice this; if someone joins you later, it protects you both.',
          clauses: {
            offer:
              'A shareholder who wishes to transfer one or more shares first offers them for sale to his fellow shareholders. In this article that shareholder is called the offeror.',
            notice:
              'The offeror makes his offer in writing to the board and states how many shares he wishes to transfer, to whom, and at what price or on what other conditions.',
            passing_on:
              'The board sends the offer to the fellow shareholders within two weeks. A fellow shareholder who wishes to buy shares informs the board of this in writing within four weeks after that and states how many shares he wishes to buy. Whoever does not reply in time is deemed not to accept the offer.',
            allotment:
              'If the fellow shareholders together wish to buy more shares than are offered, the board allots the shares in proportion to each one’s holding, but to no one more than he wished to buy. What cannot be divided proportionally is allotted by drawing lots, which the board does in the presence of whoever wishes to attend.',
            price:
              'The price is the amount on which the offeror and the buyers agree. If they have not agreed within four weeks after the allotment, the price equals the value of the shares as determined by one independent expert whom they appoint together. If they do not agree on the expert, the subdistrict court (kantonrechter) in the district in which the company has its seat appoints him at the request of either party.',
            expert:
              'The expert may inspect all books and records of the company and receives all information he needs. His costs are for the account of the company, but for the account of the offeror if the latter withdraws his offer after the price has been determined, and for the account of the buyers, each for an equal part, if they all withdraw then.',
            withdrawal:
              'Until four weeks have passed since the price was communicated to him, the offeror may withdraw his offer and a buyer may withdraw. If a buyer withdraws, the board offers the shares that have become available within two weeks to the remaining buyers, who reply within two weeks.',
            free: 'Once it is established that not all of the shares offered will be bought for cash, the offeror may freely transfer all those shares within three months after that.',
            delivery:
              'The shares bought are transferred, against simultaneous payment, within four weeks after the period in {ref:blocking.withdrawal} has ended.',
            company: 'The company itself may be a buyer, as a shareholder, only with the consent of the offeror.',
            exceptions:
              'No offer is needed if all fellow shareholders have agreed to the transfer in writing and it takes place within three months after that, while one person holds all shares, or if the shareholder is obliged by law to transfer his shares to an earlier holder.',
            own_holding:
              'No offer is required either if a shareholder who is a natural person transfers shares to a legal entity of which he himself holds all shares and is the sole director, or if that legal entity transfers the shares to him. He informs the board of this in writing at least two weeks beforehand.',
            invalid: 'A transfer contrary to this article is invalid.',
          },
        },
        offer_duty: {
          title: 'Obligation to offer shares',
          plain:
            'If a shareholder dies, goes bankrupt, divorces or if another person takes over his holding company, the others may buy his shares for what they are worth. So you do not end up with a stranger as co-owner.',
          clauses: {
            cases:
              'In the following cases a shareholder is obliged, as permitted by Section 2:192 paragraph 1(c) of the Dutch Civil Code (Burgerlijk Wetboek), to offer and to transfer all his shares to his fellow shareholders:',
            death: 'after his death, in which case the obligation rests on those who acquire the shares by succession;',
            insolvency:
              'if he has been declared bankrupt, if he has been granted a suspension of payments (surseance van betaling) or if the debt restructuring scheme for natural persons (schuldsaneringsregeling natuurlijke personen) has been declared applicable to him;',
            divorce:
              'if a community of property to which the shares belong has been dissolved by divorce, by legal separation or by the end of a registered partnership other than by death, and the shares have not been allotted in full within twelve months thereafter to the one who was the shareholder;',
            control:
              'if it is a legal entity and control over it passes to another person, or if it has been dissolved or has ceased to exist as a result of a merger or demerger, in which last case the obligation rests on whoever acquires the shares.',
            control_means:
              'In this article control means that a person, whether or not through others, can exercise more than half of the voting rights in the legal entity or can appoint or dismiss more than half of its directors. If control passes as a result of death, the obligation rests on the legal entity itself. If it passes because a community of property has been dissolved in one of the manners mentioned above, the obligation arises only if the person who had control does not have it alone again twelve months thereafter.',
            offer:
              'Whoever is obliged to offer his shares does so in writing to the board within three months after the obligation arose. To the offer {ref:blocking} applies, but the offer cannot be withdrawn and names no other prospective buyer.',
            unsold:
              'Once it is established that not all of the shares offered will be bought for cash, the obligation and a suspension as referred to in {ref:offer_duty.default} lapse, and the shares may be kept.',
            default:
              'As long as someone does not fulfil his obligations under this article, the voting rights, the meeting right and the right to distributions on his shares are suspended. If the offer has not been made in time or if he does not cooperate in the transfer, the company is irrevocably authorised to offer and to transfer the shares. It ensures that the price is paid to him.',
            released:
              'The obligation does not arise while one person holds all shares, and lapses if all fellow shareholders declare in writing that they waive it.',
          },
        },
        board: {
          title: 'Board: appointment, suspension and dismissal',
          plain:
            'The shareholders choose the board and can also send it away again. Another company may be a director too.',
          clauses: {
            directors:
              'The company has a board of one or more directors. Both natural persons and legal entities may be directors. The general meeting determines the number.',
            appointed: 'The general meeting appoints the directors.',
            suspended:
              'The general meeting may suspend and dismiss each director at any time. A suspension may be extended one or more times, but lasts no longer than three months in total. If no decision to lift it or to dismiss has been taken by then, the suspension ends.',
            suspended_by_supervisors:
              'The supervisory board may also suspend a director. The general meeting may lift that suspension at any time.',
            heard:
              'A director whose suspension or dismissal is being decided on is given the opportunity to account for himself in the general meeting and to be assisted there.',
            pay: 'The general meeting sets the remuneration and the further conditions of each director.',
            ends: 'A director ceases to be a director upon his death or, if he is a legal entity, upon its dissolution, by dismissal, by resigning in writing, and in the other cases named by law, including an irrevocable director disqualification (bestuursverbod).',
            no_supervisors:
              'The company has no supervisory board. As soon as the law obliges it as a care provider to have an internal supervisor, the board proposes to the general meeting without delay to amend the articles so that it gets a supervisory board.',
          },
        },
        board_decisions: {
          title: 'Board: duties and decisions',
          plain:
            'The board runs the company and is guided by the interests of the business. If there are several directors, the majority decides.',
          clauses: {
            task: 'The board manages the company, subject to the restrictions in these articles. In performing their duties the directors are guided by the interests of the company and of the business it runs.',
            division:
              'If there are several directors, they may divide their work in writing. Each of them remains responsible for the general course of affairs.',
            meeting:
              'The board meets as often as a director wishes. Taking part by telephone or video link is possible if all participants can understand each other. A director may be represented by a fellow director holding a written power of attorney.',
            votes: 'Each director has one vote. The board decides by more than half of the votes cast.',
            tie: 'In the event of a tie the general meeting decides.',
            tie_supervisors: 'In the event of a tie the supervisory board decides.',
            written:
              'The board may also decide without a meeting if the proposal has been put to all directors, none of them objects to this manner of deciding and all of them cast their votes in writing. Decisions are recorded and kept.',
            approval:
              'The general meeting may make decisions of the board subject to its approval. It describes those decisions clearly and informs the board of this in writing. The absence of approval does not affect the power to represent the company.',
            approval_supervisors:
              'The approval of the supervisory board is required for adopting the budget and the policy plan, for entering into or ending lasting cooperation of far-reaching significance, for ending or fundamentally changing the provision of care, and for a proposal to amend the articles or dissolve the company. The absence of this approval does not affect the power to represent the company either.',
            rules:
              'The board may lay down its working method in rules, which may not conflict with the law or these articles.',
          },
        },
        conflict: {
          title: 'Conflict of interest',
          plain:
            'If as a director you have an interest of your own in a decision, for example because you sell something to your own company, you take no part in that decision.',
          clauses: {
            reports:
              'A director who has a direct or indirect personal interest in an intended decision that conflicts with the interests of the company and its business reports this without delay to the other directors and, if there are none, to the general meeting.',
            abstains: 'He takes no part in the deliberations and the decision-making on that decision.',
            others: 'If as a result no board decision can be taken, the general meeting takes the decision.',
            others_supervisors:
              'If as a result no board decision can be taken, the supervisory board takes the decision.',
            recorded:
              'A conflict of interest does not affect the power to represent the company. A record is made of the decision and of the grounds for it.',
          },
        },
        representation: {
          title: 'Representation',
          plain: 'Who may sign for the company. The trade register shows this, so that everyone can look it up.',
          clauses: {
            board: 'The board represents the company.',
            one: 'Each director acting alone is also authorised to represent the company.',
            two: 'Two directors acting jointly are also authorised to represent the company. If only one director is in office, that director may represent the company alone.',
            open: 'The company may also be represented by {main.representation}.',
            attorney:
              'The board may grant others a continuing or limited power of attorney to represent the company, and determines their title and the limits of their powers.',
            unlimited:
              'The power of the board and of directors to represent the company is unlimited and unconditional, unless the law provides otherwise. Only the company may invoke a restriction that the law allows or requires.',
          },
        },
        absence: {
          title: 'Absence and inability to act',
          plain:
            'What happens if a director drops out or cannot be reached for a longer time. Designate in good time someone who can then step in.',
          clauses: {
            one: 'If a director is absent (ontstentenis) or unable to act (belet), the remaining directors are, or the only remaining director is, charged with the entire management.',
            every:
              'If all directors or the only director are absent or unable to act, the company is temporarily managed by the person whom the general meeting has designated or designates for this purpose.',
            every_supervisors:
              'If all directors or the only director are absent or unable to act, the company is temporarily managed by the person whom the supervisory board has designated or designates for this purpose.',
            stand_in:
              'The designation may be made in advance. Whoever manages temporarily has the powers and the obligations of a director and takes measures for a lasting arrangement as soon as possible.',
            meaning:
              'Inability to act in any case means that a director has been suspended, or that because of illness or because he cannot be reached he is unable to act for more than fourteen consecutive days, unless the general meeting has set another period.',
            counted:
              'In determining how many directors take part, agree or have been convened, the person who manages temporarily is counted; a vacant seat and a director who is unable to act are not.',
          },
        },
        supervisors: {
          title: 'Supervisory board: composition',
          plain:
            'A care provider often needs independent supervision. This says who supervises and how they are chosen.',
          clauses: {
            number:
              'The company has a supervisory board of at least three natural persons. The general meeting determines the number.',
            appointed:
              'The general meeting appoints the supervisory directors on the basis of a profile drawn up by the supervisory board. The supervisory board may nominate someone for each appointment. If the business has a clients’ council or works council, it is given the opportunity to recommend candidates as provided by law.',
            independent:
              'The supervisory board is composed in such a way that its members can act independently and critically towards each other, the board, the day-to-day and general management of the business and any particular interest.',
            excluded:
              'No one may be a supervisory director who is a director, employee or regular contractor of the company or has been so in the past three years, who holds shares in the company or has control over them, or who is the spouse, partner or a relative by blood or marriage up to and including the second degree of any of these persons.',
            term: 'A supervisory director is appointed for at most four years and may be reappointed once. The supervisory board draws up a rotation schedule and appoints a chair from among its members.',
            dismissed:
              'The general meeting may suspend and dismiss a supervisory director, after having heard him, for neglect of his duties, for other serious reasons or because of a fundamental change of circumstances.',
            pay: 'The general meeting may grant the supervisory directors a reasonable remuneration, which does not depend on the results of the company.',
            absence:
              'If a supervisory director is absent or unable to act, the remaining supervisory directors perform the duties of the supervisory board. If all of them are absent or unable to act, those duties are temporarily performed by the person whom the general meeting designates for this purpose. Here too {ref:absence.meaning} applies.',
          },
        },
        supervision: {
          title: 'Supervisory board: duties and working method',
          plain:
            'The supervisors look over the board’s shoulder, give advice and must approve certain decisions. They do not manage the company themselves.',
          clauses: {
            task: 'The supervisory board supervises the policy of the board and the general course of affairs in the company and its business, in particular the quality and safety of the care and the proper use of its means. It assists the board with advice. In performing their duties the supervisory directors are guided by the interests of the company and its business and take into account the public interest in good care.',
            information:
              'The board gives the supervisory board in good time all particulars it needs for its duties and reports in writing at least once a year on the policy, the risks and the way in which these are controlled.',
            inspection:
              'The supervisory board has access to the buildings of the company, may inspect its books and records and may be assisted by experts at the expense of the company.',
            meeting:
              'The supervisory board meets at least four times a year, and further as often as the chair or another supervisory director wishes. The directors attend the meetings, unless the supervisory board decides otherwise.',
            votes:
              'Each supervisory director has one vote. The supervisory board decides by more than half of the votes cast; in the event of a tie the proposal is rejected. The supervisory board may also decide without a meeting if all supervisory directors have voted in favour in writing.',
            conflict:
              'A supervisory director with a direct or indirect personal interest that conflicts with the interests of the company takes no part in the deliberations and the decision-making. If as a result the supervisory board cannot decide, the general meeting decides.',
            account:
              'Each year the supervisory board accounts for the way in which it has supervised, in the management report (bestuursverslag) or, if there is none, in a separate report.',
            told: 'A director also reports an interest as referred to in {ref:conflict.reports} to the supervisory board.',
            convenes: 'The supervisory board may also convene the general meeting.',
            advises:
              'The supervisory directors have an advisory vote in the general meeting. Where under these articles the directors are given the opportunity to give advice beforehand, so are the supervisory directors.',
            accounts:
              'The supervisory directors sign the annual accounts together with the directors. What {ref:accounts} provides about signing by and discharge of directors also applies to them.',
          },
        },
        general_meeting: {
          title: 'General meeting',
          plain:
            'How shareholders come together to decide. If you are the only shareholder, one written decision a year is enough.',
          clauses: {
            yearly:
              'In each financial year at least one general meeting is held or at least one decision is taken outside a meeting as provided in {ref:voting.outside}.',
            convened: 'The board convenes the general meeting. Each director separately may also do so.',
            requested:
              'Persons entitled to attend who alone or together represent at least one hundredth of the issued capital may request the board in writing to convene a general meeting, stating the subjects. The board ensures that the meeting can be held within four weeks after the request, unless this is contrary to an overriding interest of the company.',
            notice:
              'Notice is given in writing to the addresses of the persons entitled to attend as stated in the register and is sent no later than on the eighth day before that of the meeting. Whoever agrees to this may be convened by e-mail at the address given for this purpose.',
            agenda:
              'The notice states the subjects to be dealt with, the place and the time. A subject that persons entitled to attend as referred to in {ref:general_meeting.requested} have requested in writing no later than on the thirtieth day before the meeting is announced in the same way, unless this is contrary to an overriding interest of the company.',
            place:
              'The meeting is held in the municipality of {seat}. It may be held elsewhere if all persons entitled to attend have agreed to this and the directors had the opportunity to give advice beforehand.',
            informal:
              'If the rules on notice, period or announcement have not been followed, valid decisions may nevertheless be taken if all persons entitled to attend have agreed that those subjects be decided on and the directors had the opportunity to give advice beforehand.',
            access:
              'Each person entitled to attend may attend the meeting and speak there, in person or through the holder of a written power of attorney. The directors have an advisory vote in the meeting. The meeting decides on the admission of others.',
            electronic:
              'Persons entitled to attend may also take part, speak and vote electronically, if they can be identified by that means, can follow directly what happens in the meeting and can take part in the deliberations. The board may attach reasonable conditions to this in the notice.',
            chair:
              'The meeting chooses its own chair. Until this has been done, the oldest director present leads the meeting and, if no director is present, the oldest shareholder present.',
            minutes:
              'Minutes of the proceedings of the meeting are kept by a secretary designated by the chair. The chair and the secretary sign the minutes.',
          },
        },
        voting: {
          title: 'Voting rights and decisions',
          plain:
            'One share is one vote, and the majority decides. If you each hold half, the next article says how you still reach a decision when you disagree.',
          clauses: {
            one_vote: 'Each share carries the right to cast one vote.',
            majority:
              'The general meeting decides by more than half of the votes cast, unless the law or these articles require a larger majority. Blank and invalid votes are deemed not to have been cast. In the event of a tie the proposal is rejected{equal_halves?, unless these articles provide another solution}.',
            manner:
              'The chair determines the manner of voting, but if a person entitled to vote so requires, votes on persons are cast by sealed ballot. The opinion of the chair on the result is decisive, unless its correctness is disputed immediately afterwards and a majority requires a new vote.',
            no_vote:
              'No voting right accrues to anyone who under {ref:own_shares.votes} or by law cannot cast a vote on the share.',
            outside:
              'Shareholders may also decide in another manner than in a meeting, if all persons entitled to attend have agreed to this in writing. The votes are cast in writing. The directors are given the opportunity to give advice beforehand.',
            outside_record:
              'A decision outside a meeting is taken by the same majority as would be required in a meeting. Whoever decides outside a meeting informs the board of this without delay.',
            record:
              'The board keeps a record of all decisions of the general meeting. The record is available at the office of the company for inspection by the persons entitled to attend, who on request receive a copy at no more than cost.',
            sole: 'While one person holds all shares, or holds them together with the partner to whom he is married or registered in any community of property, legal acts between him and the company in which he represents it are recorded in writing. Shares of the company or its subsidiaries are not counted. This does not apply to legal acts that under their agreed conditions belong to the ordinary course of business of the company.',
          },
        },
        deadlock: {
          title: 'Tied votes',
          plain:
            'You each hold half. If you cannot agree, you talk it over once more, then a mediator helps you and in the end an independent expert decides. On the major decisions both of you keep the last word.',
          clauses: {
            applies:
              'This article applies as long as two shareholders can each cast half of the votes in the general meeting.',
            again:
              'If the votes on a proposal are tied, the board convenes a second meeting at the request of one of the shareholders, which is held at least ten days and at most four weeks after the first and in which a vote on the proposal is taken again.',
            mediator:
              'If the votes are tied then too, the shareholders together appoint an independent mediator within two weeks, with whose help they try to reach a decision.',
            expert:
              'If eight weeks after the second meeting no decision has been taken, an independent expert decides on the proposal at the request of one of the shareholders, in the interest of the company and its business and after having heard both shareholders and the board. The shareholders appoint the expert together. If they have not agreed on this two weeks after the request, the subdistrict court (kantonrechter) in the district in which the company has its seat appoints the expert at the request of either party. The decision of the expert counts as a decision of the general meeting.',
            excepted:
              'The expert does not decide on the issue of shares, limitation or exclusion of pre-emptive rights, reduction of the capital, appointment, suspension or dismissal of a director, amendment of the articles, dissolution, conversion, merger or demerger of the company, or an instruction to the board to file for its bankruptcy. If the votes on such a proposal remain tied, it is rejected. Each shareholder may then offer his shares for sale as provided in {ref:blocking}.',
            costs: 'The costs of the mediator and of the expert are for the account of the company.',
          },
        },
        accounts: {
          title: 'Financial year and annual accounts',
          plain:
            'The financial year runs from January to December. Within five months after that the board draws up the accounts, and these must reach the trade register in time.',
          clauses: {
            year: 'The financial year of the company is the calendar year.',
            drawn_up:
              'Each year the board draws up annual accounts within five months of the end of the financial year. The general meeting may extend this period by at most five months because of special circumstances.',
            signed:
              'All directors sign the annual accounts. If a signature is missing, this is stated, giving the reason.',
            available:
              'The board makes the annual accounts, and the management report if the law requires one, available for inspection at the office of the company from the notice of the general meeting in which they are dealt with. Persons entitled to attend may obtain a copy free of charge.',
            adopted: 'The general meeting adopts the annual accounts.',
            discharge:
              'Adoption of the annual accounts does not discharge (kwijting) a director. The general meeting may take a separate decision to that end, in so far as the performance of the duties appears from the annual accounts or has otherwise been made known to it.',
            all_directors:
              'If all shareholders are also directors, signing of the annual accounts by all directors also counts as adoption, provided that all other persons entitled to attend have been able to take note of the accounts drawn up and have agreed to this manner of adoption. In that case the adoption also discharges the directors.',
            audit:
              'If the law so requires or the general meeting so decides, the annual accounts are examined by an auditor appointed by the general meeting.',
            published:
              'The board publishes the annual accounts within eight days after their adoption, and no later than twelve months after the end of the financial year, by filing them with the trade register.',
            administration:
              'The board keeps such records of the financial position and of everything concerning the activities of the company that its rights and obligations can be known at any time, and keeps the books, records and other data carriers for seven years.',
          },
        },
        profit: {
          title: 'Profit and distributions',
          plain:
            'The shareholders decide on the profit. It may be paid out only if the board finds that the company can go on paying its bills afterwards.',
          clauses: {
            decides:
              'The general meeting decides on the appropriation of the profit determined by the adoption of the annual accounts, and on distributions from the profit or from the reserves.',
            room: 'Distributions may be made only in so far as the equity exceeds the reserves required by law or by these articles.',
            approval:
              'A decision to distribute has no effect until the board has given its approval. The board refuses its approval only if it knows or should reasonably foresee that after the distribution the company will be unable to go on paying its due debts.',
            liability:
              'If after a distribution the company is unable to go on paying its due debts, the directors who knew or should reasonably have foreseen this at the time of the distribution are jointly and severally liable towards it for the deficit caused by the distribution. Whoever received the distribution while he knew or should have foreseen this is also liable to compensate, up to the amount or value of what he received.',
            proportion:
              'Distributions are made in proportion to the aggregate nominal value of each one’s shares. This proportion may be departed from each time with the consent of all shareholders. Shares held by the company itself are not counted, unless they are encumbered with a usufruct or pledge created earlier.',
            interim:
              'The general meeting may also decide to distribute profit in the course of a financial year. The same conditions apply.',
            lapse:
              'A claim of a shareholder to a distribution becomes time-barred (verjaart) when five years have passed, counted from the day after that on which it became due. What can no longer be claimed because it is time-barred remains part of the assets of the company.',
            care: 'In so far as the law prohibits the company as a care provider from distributing profit, no distributions are made. If the law attaches conditions to a distribution, it is made only under those conditions.',
            care_approval: 'A decision to distribute also requires the approval of the supervisory board.',
          },
        },
        amendment: {
          title: 'Amendment, dissolution and liquidation',
          plain:
            'How you change the articles or wind up the company. What remains after the debts have been paid is for the shareholders.',
          clauses: {
            decides: 'The general meeting may decide to amend the articles or to dissolve the company.',
            proposal:
              'If a proposal to amend the articles is made in a meeting, the notice states this. The proposal, containing the proposed amendment word for word, is available at the office of the company from the notice until after the meeting for inspection by the persons entitled to attend, who receive a copy of it free of charge.',
            deed: 'An amendment of the articles takes effect after a notarial deed in Dutch has been drawn up of it. Each director is authorised to have that deed executed. The board files an authentic copy of the amendment and the amended articles with the trade register.',
            supervisors:
              'A decision to amend the articles or to dissolve the company may be taken only on a proposal of the board that has been approved by the supervisory board.',
            dissolution:
              'The board reports a decision to dissolve to the trade register. After its dissolution the company continues to exist in so far as this is necessary for the liquidation of its assets; it then adds to its name: in liquidatie.',
            liquidators:
              'The directors are the liquidators, unless the general meeting designates others. The provisions on directors apply to liquidators in the same way as far as possible.',
            in_force: 'During the liquidation these articles remain in force as far as possible.',
            surplus:
              'What remains after payment of the debts is distributed to the shareholders in proportion to the aggregate nominal value of each one’s shares.',
            books:
              'After the liquidation the books, records and other data carriers of the company remain for seven years with the person whom the general meeting has designated for this purpose, and otherwise with the last liquidator.',
          },
        },
        first_year: {
          title: 'Transitional provision: first financial year',
          plain:
            'The first financial year starts on the day of the deed and ends on 31 December of the year you choose. After that this article lapses by itself.',
          clauses: {
            year: 'Notwithstanding {ref:accounts.year}, the first financial year of the company starts on the day of its incorporation and ends on {first_year_end}.',
            lapses: 'This article, including its heading, lapses as soon as the first financial year has ended.',
          },
        },
      },
    },
    closing: {
      title: 'Closing statements',
      articles: {
        issued: {
          title: 'Issued capital',
          plain:
            'How many shares there are and who gets them. You pay the amount as soon as the company asks for it, so once there is a bank account.',
          clauses: {
            issued:
              'On incorporation the issued capital consists of {share_count}, with an aggregate nominal value of {capital}. The issued capital is therefore equal to that amount. The issued capital is subscribed for by:',
            taken:
              '{party_name}, aforementioned, for {party_shares}, {party_numbers}, on which {party_amount} must be paid up{last?.|;}',
            at_par: 'The shares are issued at their nominal value.',
            on_call:
              'The paid-up part of the issued capital is nil: nothing has yet been paid up on the shares of {several_founders?any founder|the founder}. It has been stipulated that the nominal value is paid up in money, in euro, as soon as the company asks for it. The company calls for the payment as soon as it has a bank account.',
          },
        },
        first_directors: {
          title: 'First {several_directors?directors|director}',
          plain: 'Who manages the company from the first day.',
          clauses: {
            intro:
              'The following {several_directors?are|is} appointed as first {several_directors?directors|director} of the company:',
            director: '{director_name}, aforementioned{last?.|;}',
            accepted:
              '{several_directors?They have|This director has} confirmed in writing beforehand that the appointment is accepted.',
            behind_company:
              'If a legal entity is a director, the liability it has as a director also rests on everyone who is a director of that legal entity at the time when that liability arises.',
          },
        },
        first_supervisors: {
          title: 'First supervisory directors',
          plain: 'The notary fills in the names of the supervisors once you have settled them together.',
          clauses: {
            named: 'The following are appointed as first members of the supervisory board:',
            supervisor: '{supervisor}{last?.|;}',
            accepted: 'They have confirmed in writing beforehand that the appointment is accepted.',
          },
        },
        address: {
          title: 'Address',
          plain:
            'The address under which the company is entered in the trade register. You can move later without a notary.',
          clauses: {
            address:
              'The company has its office at {office_street}, {office_zip} {office_town}. This address is not part of the articles and may change without amending them.',
          },
        },
        earlier_acts: {
          title: 'Acts before the incorporation and before the registration',
          plain:
            'What you have already agreed on behalf of the company in formation binds the company only once it confirms this itself. Until then you are personally liable for it.',
          clauses: {
            ratify:
              'Legal acts performed before the incorporation on behalf of the company in formation bind it only if it expressly or tacitly ratifies them after its incorporation. This deed does not contain a ratification.',
            liable:
              'Those who performed such legal acts are jointly and severally bound by them until the company has ratified them, unless expressly stipulated otherwise.',
            registration:
              'In addition to the company, each director is jointly and severally liable for legal acts that bind the company and were performed during his management before the first filing with the trade register, accompanied by an authentic copy of this deed, was made.',
          },
        },
        costs: {
          title: 'Costs',
          plain: 'The company pays the costs of its own incorporation.',
          clauses: { costs: 'The costs connected with the incorporation are for the account of the company.' },
        },
        statements: {
          title: 'Statements',
          plain:
            'The notary has the statements from everyone that the law asks for. What they say is private and is not in this public deed.',
          clauses: {
            given:
              'The {several_founders?founders have|founder has} provided me, civil-law notary, with the statements and particulars that I asked for under the Dutch Anti-Money Laundering and Anti-Terrorist Financing Act (Wet ter voorkoming van witwassen en financieren van terrorisme). The ultimate beneficial owners of the company are reported when it is entered in the trade register.',
          },
        },
        ending: {
          title: 'Conclusion',
          plain: 'You were able to read the deed beforehand and the notary has explained what it says.',
          clauses: {
            known:
              'The person appearing is known to me, civil-law notary. The {several_founders?founders have|founder has} received a draft of this deed well before its execution and {several_founders?have declared that they have|has declared that the founder has} taken note of its contents and {several_founders?agree|agrees} to them.',
            explained_online:
              'The substance of the deed has been communicated and explained to the {several_founders?founders|founder} by video link, together with the consequences that arise from it.',
            explained:
              'The substance of the deed has been communicated and explained to the {several_founders?founders|founder}, together with the consequences that arise from it.',
            executed:
              'This deed was executed in {notary_city} on the date stated at the head of the deed{order_matters?, at {deed_hour} hours and {deed_minute} minutes}. The substance of this deed has been communicated and explained to the person appearing. The person appearing declared that he or she had taken note of the contents of this deed in good time before its execution, agreed to its contents and agreed to a limited reading. Immediately after a limited reading this deed was signed, first by the person appearing and then by me, civil-law notary.',
          },
        },
      },
    },
  },
} as const satisfies TextsFor<typeof shape>
