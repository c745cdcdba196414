// Words of old CVs, as they are written in India, Britain and America, in the scripts of India too: in lower case, without
// punctuation, between commas.
import type { CreditKind, RoleSize } from '@marquee/domain/profile/credit';

/** Names of kinds of work, in headings and columns. */
export const KINDS: Readonly<Record<CreditKind, string>> = {
  film: 'film, films, feature film, feature films, feature, features, movie, movies, cinema, motion picture, motion pictures, bollywood, hindi film, hindi films, marathi film, marathi films, regional film, regional films, indie film, indie films, filmography, फिल्म, फिल्में, फीचर फिल्म, सिनेमा, चलचित्र, চলচ্চিত্র, সিনেমা, திரைப்படம், திரைப்படங்கள், సినిమాలు, చిత్రాలు, चित्रपट, ચલચિત્ર, ಚಲನಚಿತ್ರ, സിനിമ, मराठी चित्रपट, चलच्चित्र, ছবি, চলচ্চিত্রসমূহ, ਫ਼ਿਲਮਾਂ, ਫਿਲਮਾਂ, ફિલ્મો, ગુજરાતી ફિલ્મ, படங்கள், சினிமா, చిత్రం, ಚಿತ್ರಗಳು, ചിത്രങ്ങൾ, ସିନେମା, ଚଳଚ୍ଚିତ୍ର',
  television:
    'tv, t v, television, tv serial, tv serials, serial, serials, tv show, tv shows, tv series, television series, television serial, television serials, television show, television shows, daily soap, daily soaps, soap, soaps, telefilm, telefilms, episodic, episodics, teleserial, tele serials, टीवी, टेलीविजन, दूरदर्शन धारावाहिक, धारावाहिक, सीरियल, टीवी सीरियल, टीवी धारावाहिक, টেলিভিশন, ধারাবাহিক, தொலைக்காட்சி, मालिका, टीवी मालिका, दूरदर्शन मालिका, मालिकाएं, तो सिरियल, தொடர்கள், சீரியல், தொலைக்காட்சி தொடர்கள், సీరియల్స్, ધારાવાહિક, સિરિયલ, ಧಾರಾವಾಹಿಗಳು, ಧಾರಾವಾಹಿ, പരമ്പരകൾ, সিরিয়াল, টিভি ধারাবাহিক',
  web_series:
    'web series, webseries, web, web show, web shows, ott, ott series, ott shows, digital, digital series, streaming, new media, internet, web episodes, mini series, वेब सीरीज, वेब सिरीज, वेब शो, ओटीटी',
  theatre:
    'theatre, theater, theatrical, play, plays, stage, stage play, stage plays, musical, musicals, musical theatre, musical theater, street play, street plays, nukkad natak, natak, off broadway, off off broadway, broadway, west end, new york theatre, tour, tours, national tour, national tours, touring, regional, summer stock, dinner theatre, dinner theater, repertory, opera, operas, readings, staged readings, readings and workshops, theatre for young audiences, tya, children s theatre, pantomime, panto, one act plays, one acts, community theatre, college theatre, थिएटर, थियेटर, रंगमंच, नाटक, नुक्कड़ नाटक, नाट्य, थिएटर नाटक, নাটক, থিয়েটার, மேடை நாடகம், நாடகம், నాటకాలు, નાટક, நாடகங்கள், नाटके, नाटकं, एकांकिका, एकांकिका नाटक, नाट्य मंचन, नाटक मंचन, मंच, নাট্য, মঞ্চ, মঞ্চনাটক, নাটকসমূহ, નાટકો, ਨਾਟਕ, ನಾಟಕ, ನಾಟಕಗಳು, നാടകം, നാടകങ്ങൾ, ନାଟକ, ekankika, rangmanch, theatre plays, skits',
  commercial:
    'commercial, commercials, ad, ads, print, print ads, print campaign, print campaigns, tv ads, tv ad, brand film, brand films, digital commercial, digital commercials, brand endorsements, ad film, ad films, tvc, tvcs, tv commercial, tv commercials, advert, adverts, advertisement, advertising, advertisements, digital ad, digital ads, print ad, विज्ञापन, विज्ञापन फिल्म',
  short_film:
    'short, shorts, short movie, short movies, short film, short films, shortfilm, shortfilms, student film, student films, diploma film, diploma films, film short, film shorts, लघु फिल्म, लघु फिल्में, शॉर्ट फिल्म',
  music_video:
    'music video, music videos, music album, music albums, album, albums, video album, video albums, video song, video songs, album song, म्यूजिक वीडियो, संगीत वीडियो',
  voice:
    'voice, vo, v o, voice acting credits, cartoon, cartoons, animation, adr, audio, voice over, voice overs, voiceover, voiceovers, voice acting, voice work, dubbing, audiobook, audiobooks, audio drama, radio, radio play, radio plays, podcast, आवाज, वॉइस ओवर, डबिंग, रेडियो, radio drama, radio dramas, audio books, audio book, audio series, audio dramas, audio plays, dubbed, dubbed films, dub, dubs, voiceover work, ivr, jingles, narration, narrations',
  award:
    'award, awards, award and nominations, awards and nominations, awards & nominations, awards & recognition, awards and recognition, awards and achievements, achievements, honours, honors, recognition, nominations, accolades, award nominations, prizes, felicitations, nomination, पुरस्कार, सम्मान, पुरस्कार और सम्मान, পুরস্কার, விருதுகள், પુરસ્કાર, सन्मान, पारितोषिके',
  other: 'other, others, other work, miscellaneous, misc, अन्य',
};

/** Work before an audience or a camera for which the product has no kind of its own. */
export const OTHER_WORKS =
  'industrial, industrials, corporate, corporate film, corporate films, corporate video, corporate videos, corporate show, corporate shows, live, live show, live shows, live event, live events, events, improv, improvisation, sketch, sketch comedy, comedy, stand up, stand up comedy, standup, hosting, host, anchoring, emcee, cabaret, concert, concerts, dance, singing, modelling, modeling, ramp, ramp shows, fashion shows, print shoot, print shoots, motion capture, theme park, theme parks, cruise ships, video games, games, reality, reality show, reality shows, storytelling, mixed';

export const SIZES: Readonly<Record<RoleSize, string>> = {
  lead: 'lead, leads, lead role, leading role, lead actor, lead actress, main lead, main role, protagonist, लीड, लीड रोल, मुख्य, मुख्य भूमिका, मुख्य किरदार',
  supporting:
    'supporting, support, supporting role, supporting actor, supporting actress, supporting cast, सपोर्टिंग, सपोर्टिंग रोल, सहायक, सहायक भूमिका',
  recurring: 'recurring, recurring role, आवर्ती, आवर्ती भूमिका',
  cameo: 'cameo, cameo role, guest, guest role, guest appearance, special appearance, कैमियो, अतिथि भूमिका',
  featured: 'featured, featured role, day player, bit part, bit role, featured extra, छोटी भूमिका',
  ensemble: 'ensemble, ensemble cast, chorus, एन्सेम्बल, समूह, समूह भूमिका',
};

/** Channels, platforms and companies, by the kind of most of their works. */
export const COMPANIES: Readonly<Record<'web_series' | 'television' | 'any', string>> = {
  web_series:
    'netflix, netflix india, prime video, amazon prime, amazon prime video, amazon, hotstar, disney hotstar, disney+ hotstar, jiohotstar, jiocinema, jio cinema, sonyliv, sony liv, zee5, voot, voot select, altbalaji, alt balaji, mx player, amazon mx player, amazon minitv, minitv, aha, hoichoi, eros now, lionsgate play, apple tv, apple tv+, hbo max, max, hulu, peacock, paramount+, chaupal, planet marathi, stage app, ullu, alt, discovery+, kooku, hungama play, viu, hoichoi originals, tvf, the viral fever, dice media, नेटफ्लिक्स, प्राइम वीडियो, हॉटस्टार',
  television:
    'star plus, starplus, colors, colors tv, colors marathi, zee tv, zee, zee marathi, zee bangla, sony tv, sony, sony sab, sab tv, star bharat, star pravah, star jalsha, star vijay, sun tv, and tv, &tv, dangal tv, doordarshan, dd national, mtv, mtv india, channel v, life ok, imagine tv, स्टार प्लस, ज़ी टीवी, दूरदर्शन, झी मराठी, झी टीवी, ज़ी मराठी, स्टार प्रवाह, कलर्स मराठी, कलर्स, सोनी टीवी, सोनी, सोनी मराठी, सब टीवी, ई टीवी मराठी, जी मराठी, জি বাংলা, স্টার জলসা, কালার্স বাংলা, சன் டிவி, விஜய் டிவி, ஜீ தமிழ், కలర్స్, స్టార్ మా, జీ తెలుగు, zee kannada, zee telugu, zee tamil, zee punjabi, zee yuva, etv marathi, etv, colors bangla, colors kannada, colors gujarati, star maa, asianet, surya tv, sony pal, big magic, shemaroo tv, sony aath, epic channel, sahara one, alpha marathi, bbc, bbc one, bbc two, bbc three, itv, itv1, channel 4, channel 5, sky atlantic, sky one, nbc, abc, cbs, fox, hbo, showtime, fx, amc, the cw, cw, tnt, usa network, nickelodeon, disney channel, cartoon network, pogo',
  any: 'youtube, t-series, t series, zee studios, zee music company, dharma productions, dharma, yash raj films, yrf, excel entertainment, red chillies entertainment, phantom films, eros international, balaji telefilms, balaji motion pictures, nsd, national school of drama, prithvi theatre, ncpa, ipta, ftii',
};

/** The names of a table's columns. */
export const COLUMNS = {
  title:
    'ছবির নাম, ছবি, নাটকের নাম, নাটক, ধারাবাহিক, ধারাবাহিকের নাম, শিরোনাম, படத்தின் பெயர், படம், நாடகத்தின் பெயர், தலைப்பு, ફિલ્મ, ફિલ્મનું નામ, નાટકનું નામ, ਫ਼ਿਲਮ, ఫిల్మ్, సినిమా, ಚಿತ್ರ, ಚಲನಚಿತ್ರದ ಹೆಸರು, ചിത്രം, चित्रपट, मालिका, शो, कार्यक्रम, name of production, name of show, films name, song, show, title, titles, project, projects, project name, name of project, name of the project, production title, name, show, shows, film, films, movie, movies, film name, movie name, name of film, name of the film, name of movie, name of the movie, name of films, serial, serials, serial name, name of serial, name of the serial, show name, name of show, name of the show, name of play, name of the play, play, plays, play name, drama, programme, program, work, credit, series, series name, web series, web series name, name of web series, ad, advertisement, brand, product, brand name, product name, client, campaign, commercial, name of ad, project title, film serial, film title, show title, play title, song, album, short film, शीर्षक, प्रोजेक्ट, नाम, फिल्म, फिल्म का नाम, नाटक, नाटक का नाम, नाटकाचे नाव, चित्रपटाचे नाव, मालिकेचे नाव, धारावाहिक, सीरियल, सीरियल का नाम, धारावाहिक का नाम, प्रोजेक्ट का नाम, विज्ञापन, वेब सीरीज',
  role: 'rolle, rôle, চরিত্র, ভূমিকা, கதாபாத்திரம், வேடம், பாத்திரம், પાત્ર, ભૂમિકા, રોલ, ਕਿਰਦਾਰ, ਰੋਲ, పాత్ర, ಪಾತ್ರ, കഥാപാത്രം, വേഷം, व्यक्तिरेखा, चरित्र, my role, name of role, role, roles, character, characters, part, character name, role name, name of character, name of the character, name of role, role character, character role, role played, roles played, played, as, role as, character played, रोल, भूमिका, किरदार, पात्र, किरदार का नाम, पात्र का नाम, पात्राचे नाव',
  production:
    'venue, venues, स्थान, स्थळ, regie, produktion, réalisation, mise en scène, পরিচালক, পরিচালনা, দল, নাট্যদল, চ্যানেল, প্রযোজনা, இயக்குனர், இயக்குநர், இயக்கம், தயாரிப்பு, சேனல், குழு, દિગ્દર્શક, દિગ્દર્શન, નિર્માતા, ચેનલ, સંસ્થા, ਨਿਰਦੇਸ਼ਕ, ਚੈਨਲ, దర్శకుడు, దర్శకత్వం, ನಿರ್ದೇಶಕ, ನಿರ್ದೇಶನ, സംവിധായകൻ, സംവിധാനം, दिग्दर्शन, वाहिनी, निर्मिती, निर्मिती संस्था, मंडळी, स्टुडिओ, स्टूडियो, director banner, network channel, choreographer, director, directors, direction, directed by, dir, production, productions, production house, production company, prod house, producer, producers, produced by, company, channel, channels, platform, network, banner, studio, director production, director producer, director company, company director, director theatre, theatre director, director theater, channel production, channel platform, platform channel, production director, producer director, theater, venue, theatre, theatre company, theater company, theatre group, group, group name, name of group, troupe, organisation, organization, director name, name of director, name of the director, channel name, production house channel, production house director, director production house, ott platform, ott, playwright director, director s name, location, location company, with, डायरेक्टर, निर्देशक, निर्देशन, निर्माता, निर्माता निर्देशक, चैनल, बैनर, प्रोडक्शन, संस्था, ग्रुप, प्लेटफॉर्म, निर्देशक का नाम, दिग्दर्शक',
  year: 'jahr, année, সাল, বছর, ஆண்டு, வருடம், વર્ષ, ਸਾਲ, సంవత్సరం, ವರ್ಷ, വർഷം, year, years, date, dates, yr, when, month, year of release, release, release year, period, duration, वर्ष, साल, सन',
  kind: 'type, kind, medium, media, category, format, type of project, project type, प्रकार, माध्यम',
  size: 'size, level, role size, role type, billing, type of role, lead supporting',
  ignored:
    'sl, si, ক্রম, ক্রমিক, நா, எண், ક્રમ, ਲੜੀ, क्रं, अ क्र, no of shows, shows done, genre, genres, sr, sr no, sl no, s no, s n, sn, sno, srno, no, nos, number, serial no, serial number, si no, language, languages, लेखक, लेखन, भाषा, episodes, no of episodes, status, remarks, writer, playwright, story, author, place, city, co star, co stars, co actors, क्रम, क्र, क्रमांक, क्र सं, क्रम संख्या, भाषा',
};

export const MONTHS =
  'jan, january, feb, february, mar, march, apr, april, may, jun, june, jul, july, aug, august, sep, sept, september, oct, october, nov, november, dec, december, जनवरी, फरवरी, मार्च, अप्रैल, मई, जून, जुलाई, अगस्त, सितंबर, अक्टूबर, नवंबर, दिसंबर';

/** Words around a kind in a heading: 'Selected film credits'. They name no kind themselves. */
export const FILLERS =
  'from, since, until, to date, onwards, selected, select, partial, list, full, credit, credits, work, works, worked, experience, experiences, project, projects, role, roles, acting, actor, appearance, appearances, more, professional, educational, regional, related, other, recent, past, previous, current, upcoming, highlights, representative, major, notable, performance, performances, performing, career, summary, history, production, productions, national, international, local, independent, indie, university, college, school, academic, community, amateur, special, done, so, far, till, date, in, of, for, the, my, as, an, a, and, on, screen, camera, hindi, marathi, hollywood, bollywood, tollywood, kollywood, south, indian, foreign, kannada, malayalam, odia, oriya, bhojpuri, urdu, assamese, haryanvi, rajasthani, language, mainstream, original, english, bengali, tamil, telugu, punjabi, gujarati, industry, actress, artist, details, प्रमुख, चुनिंदा, कार्य, अनुभव, अभिनय, में, का, की, के, काम';

/** The headings and labels of a CV's parts without credits, by subject. cv-details.ts finds no value for `other`. */
export const DETAILS = {
  height: 'উচ্চতা, உயரம், ઊંચાઈ, ਕੱਦ, ఎత్తు, ಎತ್ತರ, ഉയരം, उंची, height, ht, hight, कद, क़द, लंबाई, ऊंचाई, ऊँचाई, हाइट',
  languages:
    'languages, language, languages known, known languages, languages spoken, spoken languages, भाषाएँ, भाषाएं, भाषा, भाषाओं का ज्ञान',
  education:
    'training, trainings, acting training, workshops, workshop, acting workshops, workshops attended, training and workshops, training & workshops, workshops and training, workshops & training, education, educational qualification, educational qualifications, academic qualification, academic qualifications, education and training, education & training, training and education, training & education, qualification, qualifications, academics, प्रशिक्षण, ट्रेनिंग, शिक्षा, कार्यशाला, कार्यशालाएँ, शिक्षा और ट्रेनिंग',
  contact:
    'phone, phone no, phone number, mobile, mobile no, mobile number, mob, cell, tel, telephone, whatsapp, contact, contact no, contact number, contact details, contact info, contact information, contact me, email, e mail, email id, e mail id, mail, फोन, मोबाइल, संपर्क, ईमेल, व्हाट्सऐप',
  skills:
    'skills, skill, other abilities, special skills, special skill, specialist skills, other skills, additional skills, skill set, skills and abilities, abilities, talents, special talents, special abilities, extra curricular, extracurricular activities, hobbies and skills, हुनर, कौशल, विशेष योग्यता, विशेषताएँ, अन्य कौशल',
  other:
    'निर्देशन, नाट्य निर्देशन, दिग्दर्शन, लेखन, निर्देशक, hobbies, hobby, interests, interest, strengths, strength, objective, career objective, summary, profile, profile summary, personal profile, about, about me, bio, biography, personal details, personal info, personal information, physical details, physical attributes, physical stats, physical statistics, vital stats, vital statistics, statistics, measurements, weight, age, playing age, age range, date of birth, dob, address, eyes, hair, eye colour, eye color, hair colour, hair color, declaration, reference, references, references on request, references available on request, references available upon request, available upon request, agent, agency, manager, representation, represented by, union, union status, unions, affiliations, memberships, membership, crew, technical, technical theatre, tech, backstage, directing, direction, director, assistant director, assistant direction, writing, writer, producing, teaching, teaching artist, choreography, choreographer, stage management, stage manager, design, costume design, sound design, lighting, employment, job, jobs, work history, links, link, social media, website, videos, video, showreel, reel, reels, demo reel, press, reviews, publications, gallery, photos, name, nationality, gender, marital status, father s name, mother s name, religion, passport, location, base, based in, city, conflicts, conflicts available upon request, list available upon request, volunteer, volunteering, internship, internships, शौक, परिचय, निजी जानकारी, व्यक्तिगत विवरण, वजन, उम्र, पता, रुचियाँ, घोषणा, जन्म तिथि, पिता का नाम, नाम',
} as const;

/** Plays that many actors have played in: no role has such a name, other than those of title roles. */
export const PLAYS =
  'twelfth night, as you like it, king lear, romeo and juliet, romeo & juliet, a midsummer night’s dream, the tempest, much ado about nothing, measure for measure, the winter’s tale, julius caesar, antigone, the crucible, our town, death of a salesman, a streetcar named desire, the glass menagerie, the seagull, three sisters, uncle vanya, the cherry orchard, a doll’s house, into the woods, west side story, les miserables, chicago, cabaret, rent, grease, hairspray, oklahoma, annie, oliver, peter pan, cinderella, guys and dolls, little shop of horrors, hamlet, macbeth, othello, richard iii, henry v, ghashiram kotwal, andha yug, tughlaq, hayavadana, court martial, adhe adhure, asadh ka ek din, sakharam binder, charandas chor, law and order, law & order, blue bloods, crime patrol, cid, savdhaan india';
