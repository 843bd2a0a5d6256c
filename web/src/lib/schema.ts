// Generated from the server's messages and the coach's reports by `make generate`: do not edit.

export type Args = Record<string, string | number>;
export type SeatKind = 'person' | 'bot' | 'open' | 'local';
export type TableStatus = 'open' | 'running' | 'finished' | 'closed';
export type PuzzleState = 'new' | 'begun' | 'solved' | 'shown';
export type LetterKind = 'confirm' | 'enter';
export type CallEvent = 'turn' | 'over' | 'invitation' | 'arrival' | 'round' | 'message';
export type CallKind = 'push' | 'mail' | 'webhook';
export type PairingState = 'none' | 'waiting' | 'found';
export type TournamentFormat = 'swiss' | 'everybody' | 'ladder';
export type TournamentStatus = 'open' | 'running' | 'finished' | 'cancelled';
export type ServerMessage = Position | Change | News | Chat | Presence | Notice | Refused | Accepted | Considered | Judged | HintTold;
export type ClientMessage = Hello | Play | Retract | Learn | WhyNot | Consider | Judge | AskHint | Undo | Answer | Replace | TakeBack | GiveUp | Pause | Say | Intend | Comment | Admit | Look;

export interface Report {
  format: string;
  game: string;
  rules: string;
  options: Record<string, string>;
  engine: string;
  record: string;
  by_chance: boolean;
  seats: Balance[];
  rounds: [number, number][];
  curve: number[][];
  verdicts: Judgement[];
  keys: number[];
  review: Review | null;
  deals: number;
  seconds: number;
  effort: number;
  done: number;
  parts: number;
  whole: boolean;
}

export interface User {
  id: string;
  name: string;
}

export interface Me {
  user: User;
  finished: string[];
  learned: string[];
  language: string | null;
  stored: boolean;
  account: boolean;
}

/** Days in which nobody is late at slow tables. */
export interface Vacation {
  until: number;
  left: number;
}

export interface NewVacation {
  days: number;
}

/** Where a guest is signed in. */
export interface Device {
  id: string;
  browser: string;
  system: string;
  made: number;
  seen: number;
  here: boolean;
}

/** A link that nobody has used yet; its address is told once, to whoever makes it. */
export interface OpenLink {
  id: string;
  made: number;
  until: number;
}

export interface Devices {
  devices: Device[];
  links: OpenLink[];
}

/** Opens the same guest on another device, once, until then. */
export interface NewLink {
  url: string;
  qr: string;
  until: number;
}

/** What opening a link would do: be this guest on this device. */
export interface LinkOffer {
  name: string;
  until: number;
}

export interface OptionInfo {
  name: string;
  values: string[];
  default: string;
  seats: number[];
}

/** A lesson of a game's course, and how far somebody is in it. */
export interface LessonInfo {
  name: string;
  minutes: number;
  steps: number;
  step: number;
  done: number | null;
}

export interface LessonBegin {
  again: boolean;
}

export interface LessonBegun {
  table: string;
}

/** What helps a beginner of a game: is it on, and of which decisions was the card seen? */
export interface Companion {
  on: boolean;
  seen: string[];
  games: number;
}

export interface CompanionChange {
  on?: boolean | null;
  seen?: string | null;
}

export interface GameInfo {
  id: string;
  name: string;
  version: string;
  seats: number[];
  options: OptionInfo[];
  presets: Record<string, Record<string, string>>;
  first: string;
  levels: string[];
  daily: boolean;
  puzzles: boolean;
  lessons: Record<string, number>;
}

export interface ConstantInfo {
  name: string;
  value: unknown;
  source: string;
  why: string;
  least: number;
  most: number;
}

/** A word of a game, found in texts by how it begins (core.glossary), and what it means in one line. */
export interface WordInfo {
  id: string;
  forms: string[];
  about: string;
}

/** What a person wants done when asked at a step, this round: the first of the moves that is listed, unless one of the others is, and as long as the view says `when`. It is theirs alone. */
export interface Intention {
  step: string;
  play: string[];
  unless: string[];
  when: Record<string, string | number | null>;
  once: boolean;
  lapsed: boolean;
}

export interface SeatInfo {
  kind: 'person' | 'bot' | 'open' | 'local';
  name: string;
  user: string | null;
  level: string | null;
  connected: boolean;
  resigned: boolean;
  asked: boolean;
}

/** May others look on while a game is played, and how far behind: by both, where both are given. */
export interface Watching {
  on: boolean;
  moves: number;
  minutes: number;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string>;
  public?: boolean;
  undo?: boolean;
  timer?: number;
  bank?: number;
  daily?: boolean;
  rated?: boolean;
  hints?: boolean | null;
  watching?: Watching;
}

export interface NewSeat {
  kind: 'me' | 'bot' | 'open' | 'local';
  level?: string | null;
  name?: string | null;
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string>;
  seats: SeatInfo[];
  status: 'open' | 'running' | 'finished' | 'closed';
  public: boolean;
  creator: string;
  created: number;
  changed: number;
  undo_off: '' | 'chosen' | 'daily' | 'rated';
  timer: number;
  bank: number;
  round: number | null;
  asked: number[];
  scores: number[] | null;
  places: number[] | null;
  rematch: string | null;
  mine: number[];
  paused: boolean;
  asks: number[];
  former: number[];
  daily: string;
  rated: boolean;
  hints_off: '' | 'people' | 'daily' | 'rated' | 'tournament' | 'chosen';
  tournament: string;
  watching: Watching;
  due: number | null;
}

/** How far the analysis of a finished game is. Entries in it are numbers of the replay's frames. */
export interface Analysis {
  running: boolean;
  report: Report | null;
}

/** Moves that somebody would make at a decision of a finished game, as records write them. */
export interface Try {
  moves: string[];
}

/** `place` among those with an account, or among guests: whoever has none can be anybody, and many. */
export interface DailyResult {
  place: number;
  name: string;
  account: boolean;
  mine: boolean;
  won: boolean;
  score: number;
  seconds: number;
  quick: boolean;
}

/** The daily deal's results on this server, best first. Everybody's first try counts, from the moment the deal is seen: who breaks it off has no result. */
export interface Daily {
  date: string;
  results: DailyResult[];
  people: number;
}

/** What the engine says of a note still being written; `details` is the game's own. */
export interface Verdict {
  state: 'complete' | 'open' | 'wrong';
  reason: string;
  args: Record<string, string | number>;
  note: string;
  details: Record<string, unknown>;
}

/** Where others reach this server; nothing when it listens on this machine only. */
export interface Share {
  urls: string[];
  qr: string;
  can_open: boolean;
}

/** The body of every HTTP error: a code with arguments, never internals. */
export interface Problem {
  reason: string;
  args: Record<string, string | number>;
}

/** In the seat's favour: a rival's loss is a gain. */
export interface Why {
  bars: Bar[];
  total: number;
  error: number;
  deed: Deed | null;
  deals: number;
}

/** A puzzle of a day's set: what may be known of it before it is begun, and how far one is. */
export interface PuzzleTile {
  kind: string;
  level: string;
  state: 'new' | 'begun' | 'solved' | 'shown';
  time: number;
  known: boolean;
}

/** What somebody solved of a day's set; those who solved more come first, then the quicker ones. Guests, who can be anybody, and many, stand apart from those with an account, with places of their own. */
export interface PuzzleResult {
  place: number;
  name: string;
  account: boolean;
  mine: boolean;
  times: (number | null)[];
  quick: boolean;
  solved: number;
  total: number;
}

export interface PuzzleDate {
  date: string;
  people: number;
  solved: number;
}

/** The set of a day with its results. One's own line is always there if one has solved anything. */
export interface PuzzleDay {
  date: string;
  today: string;
  tiles: PuzzleTile[];
  results: PuzzleResult[];
  people: number;
  recent: PuzzleDate[];
}

/** A puzzle handed out. `ranked`: it is begun, the server's clock runs, and it counts. */
export interface Puzzle {
  kind: string;
  level: string;
  content: Record<string, unknown>;
  ranked: boolean;
  state: 'new' | 'begun' | 'solved' | 'shown';
  time: number;
  tries: number;
  progress: MoveProgress | null;
}

export interface PuzzleTry {
  answer: string;
}

export interface PuzzleVerdict {
  verdict: Verdict;
  state: 'new' | 'begun' | 'solved' | 'shown';
  time: number;
  tries: number;
  fewest: number | null;
  progress: MoveProgress | null;
}

export interface PuzzleSolution {
  answer: string;
  state: 'new' | 'begun' | 'solved' | 'shown';
  progress: MoveProgress | null;
}

/** A move that was tried, and what it costs: nothing, if it is the best one. In chance where that is told, else in points. */
export interface MoveTried {
  move: string;
  loss: number;
  error: number;
}

/** What the best move names (vocabulary and value), not what is done with it, and the points it gains most by. */
export interface MoveClue {
  pieces: [string, string][];
  source: string;
}

/** What another move than the best one costs, and why. */
export interface MoveCost {
  move: string;
  loss: number;
  error: number;
  points: number;
  why: Why | null;
}

/** Told once there is nothing left to try. */
export interface MoveAnswer {
  best: string;
  line: string[];
  worth: number;
  others: MoveCost[];
}

/** How far somebody is with a puzzle. First tries count, of the day and for practice. */
export interface MoveProgress {
  number: number;
  left: number;
  tried: MoveTried[];
  found: boolean;
  clue: MoveClue | null;
  answer: MoveAnswer | null;
  people: number;
  at_once: number;
  own: number;
  own_at_once: number;
}

export interface Passkey {
  id: string;
  name: string;
  made: number;
  used: number;
}

/** Whether something can be had here, and where not, why. */
export interface Offer {
  on: boolean;
  why: string;
  at: string;
}

/** What keeps a guest's name, and what could. */
export interface Account {
  passkeys: Passkey[];
  mail: string;
  recovery: number | null;
  passkeys_offer: Offer;
  mail_offer: Offer;
}

/** Told once: brings the name back where everything else is lost. */
export interface Recovery {
  code: string;
}

export interface MailWish {
  address: string;
}

export interface PasskeyName {
  name: string;
}

/** `credential`: what the browser's `PublicKeyCredential.toJSON()` gives. */
export interface NewPasskey {
  credential: Record<string, unknown>;
  name: string;
}

/** For `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`. */
export interface PasskeyOptions {
  options: Record<string, unknown>;
}

export interface PasskeyEntry {
  credential: Record<string, unknown>;
  bring: boolean;
}

export interface RecoveryEntry {
  code: string;
  bring: boolean;
}

export interface LinkEntry {
  bring: boolean;
}

/** A letter is on its way, if there is anybody to write to. */
export interface Sent {
  mail: string;
}

/** What a link out of a letter would do. */
export interface LetterOffer {
  kind: 'confirm' | 'enter';
  name: string;
  mail: string;
  until: number;
}

/** A browser that is called. */
export interface PushChannel {
  id: string;
  browser: string;
  system: string;
  here: boolean;
  used: number | null;
  failed: number;
}

export interface Webhook {
  address: string;
  template: string;
  used: number | null;
  failed: number;
}

export interface WebhookWish {
  address: string;
  template: string;
}

export interface CallWish {
  event: 'turn' | 'over' | 'invitation' | 'arrival' | 'round' | 'message';
  kind: 'push' | 'mail' | 'webhook';
  on: boolean;
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

export interface CallTest {
  kind: 'push' | 'mail' | 'webhook';
}

/** Where a guest is called, and about what. */
export interface Calls {
  push: PushChannel[];
  mail: string;
  webhook: Webhook | null;
  wishes: CallWish[];
  key: string;
  push_offer: Offer;
  mail_offer: Offer;
  webhook_offer: Offer;
}

/** How good somebody is, in points with their doubt (95 %); `sure` after some twenty games. */
export interface RatingInfo {
  points: number;
  doubt: number;
  sure: boolean;
}

/** A table in the lobby, with how good those are who sit there. */
export interface LobbyTable {
  table: TableInfo;
  ratings: (RatingInfo | null)[];
  watchers: number;
}

/** Public tables, open or running, and how many people are here. */
export interface Lobby {
  tables: LobbyTable[];
  people: number;
}

/** What somebody likes to play. */
export interface PairingWish {
  games: string[];
  seats: number[];
  timer: number;
  rated: boolean;
  near: number;
  bots: boolean;
}

/** How a search for a game stands. Who does not ask again within seconds looks no more. */
export interface Pairing {
  state: 'none' | 'waiting' | 'found';
  others: number;
  since: number;
  bots_at: number | null;
  table: string;
}

/** A line of a leaderboard. */
export interface RankedInfo {
  user: string;
  name: string;
  rating: RatingInfo;
  games: number;
  places: number[];
}

/** A bot's level, which is a fixed mark. */
export interface LandmarkInfo {
  level: string;
  points: number;
}

/** Those who are sure and have played lately, by what is sure of their strength; and the one who asks. */
export interface Ranking {
  game: string;
  people: RankedInfo[];
  landmarks: LandmarkInfo[];
  days: number;
  me: RankedInfo | null;
}

export interface RatingPoint {
  at: number;
  points: number;
  doubt: number;
}

/** How good somebody is at a game, and how that came, oldest first. */
export interface RatingHistory {
  game: string;
  rating: RatingInfo;
  games: number;
  history: RatingPoint[];
}

/** Of a game with so many players: how often each place, and how often it was won. */
export interface ResultsOf {
  game: string;
  seats: number;
  places: number[];
  won: number;
}

/** How often somebody was ahead of this one, and behind. */
export interface Opponent {
  user: string;
  name: string;
  ahead: number;
  behind: number;
}

/** What somebody uses most in a game, in the latest ones: a card or character, as the game's texts call it. */
export interface Favourite {
  game: string;
  word: string;
  times: number;
  games: number;
}

/** A finished game. Without a place: somebody had several seats on one device. */
export interface RecentGame {
  table: string;
  game: string;
  place: number | null;
  seats: number;
  won: boolean;
  score: number | null;
  others: string[];
  at: number;
  rated: boolean;
  analysed: boolean;
}

/** Somebody's own games that fit what was asked, newest first; `count`: how many there are in all. */
export interface FoundGames {
  games: RecentGame[];
  count: number;
}

/** A person's page. Where it is not `whole`, the person shows no more than the ratings. */
export interface Profile {
  user: User;
  ratings: RatingHistory[];
  whole: boolean;
  mine: boolean;
  blocked: boolean;
  friend: 'friends' | 'asked' | 'asking' | null;
  shown: boolean;
  results: ResultsOf[];
  opponents: Opponent[];
  recent: RecentGame[];
  favourites: Favourite[];
  lessons: Record<string, number>;
  puzzles: Record<string, number>;
}

export interface ProfileChange {
  shown: boolean;
}

export interface RatingChange {
  seat: number;
  before: RatingInfo;
  after: RatingInfo;
}

/** Somebody in one's list. Where they are is told of friends alone, and of tables that are not secret. */
export interface Friend {
  user: User;
  state: 'friends' | 'asked' | 'asking';
  here: boolean;
  table: string;
  game: string;
  plays: boolean;
  free: boolean;
}

export interface Invitation {
  person: string;
}

/** Of a person, or of a line that somebody said at a table, by its number. */
export interface NewReport {
  reason: 'insult' | 'spam' | 'cheating' | 'name' | 'other';
  text: string;
  person: string;
  table: string;
  number: number;
}

/** What whoever organises one chooses. */
export interface NewTournament {
  name: string;
  format: 'swiss' | 'everybody' | 'ladder';
  game: string;
  seats?: number;
  options?: Record<string, string>;
  timer?: number;
  rounds?: number;
  deadline?: number;
  pause?: number;
  rated?: boolean;
  late?: boolean;
  most?: number;
  public?: boolean;
  begins?: number | null;
}

/** A tournament in a list. */
export interface TournamentInfo {
  id: string;
  name: string;
  format: 'swiss' | 'everybody' | 'ladder';
  game: string;
  seats: number;
  timer: number;
  rounds: number;
  round: number;
  rated: boolean;
  status: 'open' | 'running' | 'finished' | 'cancelled';
  entrants: number;
  most: number;
  begins: number | null;
  created: number;
  mine: boolean;
  organised: boolean;
}

/** A line of the standings. */
export interface TournamentPlayer {
  entrant: number;
  user: string | null;
  name: string;
  place: number;
  points: number;
  met: number;
  direct: number;
  firsts: number;
  cells: (number | null)[];
  sat: boolean[];
  rating: number | null;
  won: number;
  score: number;
  seconds: number;
  deals: (DealInfo | null)[];
  gone: boolean;
}

export interface DealInfo {
  won: boolean;
  score: number;
  seconds: number;
}

export interface TournamentTable {
  table: string;
  entrants: number[];
  points: number[] | null;
  end: '' | 'played' | 'broken' | 'void';
}

export interface TournamentAway {
  entrant: number;
  points: number;
  asked: boolean;
}

export interface TournamentRound {
  began: number;
  due: number;
  over: boolean;
  tables: TournamentTable[];
  away: TournamentAway[];
}

/** A deal of a ladder, for the one who asks. */
export interface OwnDeal {
  table: string;
  done: boolean;
}

/** A tournament, whole. */
export interface TournamentPage {
  info: TournamentInfo;
  options: Record<string, string>;
  deadline: number;
  pause: number;
  late: boolean;
  public: boolean;
  organiser: string;
  organiser_name: string;
  due: number | null;
  next_at: number | null;
  ended: number | null;
  players: TournamentPlayer[];
  rounds: TournamentRound[];
  deals: OwnDeal[];
  me: number | null;
  table: string;
  out: boolean;
  may_join: boolean;
}

export interface SitOut {
  out: boolean;
}

export interface RemoveEntrant {
  entrant: number;
}

export interface BeginDeal {
  deal: number;
}

export interface DealBegun {
  table: string;
}

/** `pieces` are what the best moves name, without saying what is done with them: (vocabulary, value). */
export interface Hint {
  step: string;
  by_chance: boolean;
  pieces: [string, string][];
  source: string;
  good: Good[];
  why: Why | null;
  deals: number;
  expert: boolean;
}

export interface Move {
  text: string;
  verb: string;
  args: Record<string, string | number>;
}

export interface Event {
  event: string;
  args: Record<string, string | number>;
}

/** One entry of the journal as this seat may know it: who moved, the moves, what happened. Number 0 is the deal (seat -1). An undo is an entry of its own: `undo_to` says that all entries after that number and before this one no longer count; when they are sent again they are marked `undone`. */
export interface Entry {
  seq: number;
  seat: number;
  moves: Move[];
  events: Event[];
  undone: boolean;
  undo_to: number | null;
  seen: boolean;
  round: number | null;
  note: string;
}

export interface Score {
  seat: number;
  total: number;
  place: number;
  breakdown: Record<string, number>;
}

/** The table as one seat sees it (-1: a spectator). Everything needed to draw it. A frame of a replay is one, too (-2: everything open), with nothing to be done there. */
export interface Position {
  type: 'position';
  seq: number;
  seat: number;
  table: TableInfo;
  view: Record<string, unknown>;
  rules: Record<string, unknown>;
  seats: number[];
  asked: number[];
  submitted: number[];
  decision: number;
  legal: Move[];
  draft: Move[];
  free_undo: number | null;
  ask_undo: number | null;
  undo_seen: boolean;
  undo_request: UndoRequest | null;
  replace_request: ReplaceRequest | null;
  clock: Clock | null;
  results: Score[] | null;
  ended: '' | 'points' | 'resigned' | 'time';
  resign: '' | 'ends' | 'bot';
  rounds: number[][];
  withheld: string[];
  lesson: LessonStep | null;
  hints_off: '' | 'people' | 'daily' | 'rated' | 'tournament' | 'chosen';
  behind: Behind | null;
  commentators: Commentator[];
  intentions: Intention[];
}

/** What is told here is so many moves old, and so many minutes; `open`: with all hands. */
export interface Behind {
  moves: number;
  minutes: number;
  open: boolean;
}

/** Somebody who sees all hands, some way behind, or would like to. Whoever sits here decides, each for all. */
export interface Commentator {
  user: string;
  name: string;
  consent: number[];
  needed: number[];
  admitted: boolean;
  moves: number;
  minutes: number;
}

export interface UndoRequest {
  by: number;
  to: number;
  consent: number[];
  needed: number[];
}

export interface ReplaceRequest {
  seat: number;
  consent: number[];
  needed: number[];
  at: number;
}

/** Milliseconds; `limit` is the turn timer, `elapsed` the game clock of solo games. */
export interface Clock {
  elapsed: number;
  running: boolean;
  limit: number;
  left: Record<string, number>;
  banks: Record<string, number>;
}

/** What is different from the position told before it on this connection, for those who asked for changes. Whatever is not named here is as it was. */
export interface Change {
  type: 'change';
  fields: Record<string, unknown>;
  table: Record<string, unknown>;
  view: Record<string, unknown>;
  gone: string[];
  things: Record<string, Record<number, unknown>>;
}

/** What happened since `after`; a position, or what changed of it, follows. */
export interface News {
  type: 'news';
  after: number;
  entries: Entry[];
}

export interface Chat {
  type: 'chat';
  at: number;
  name: string;
  seat: number;
  text: string;
  number: number;
}

export interface Presence {
  type: 'presence';
  seats: SeatInfo[];
  watchers: number;
}

/** Something the table tells everybody, as a code with arguments: bot-failed, replaced, resigned ... */
export interface Notice {
  type: 'notice';
  code: string;
  args: Record<string, string | number>;
}

/** A command that could not be carried out. `reason` is a code with arguments; nothing was changed. */
export interface Refused {
  type: 'refused';
  client: string | null;
  reason: string;
  args: Record<string, string | number>;
}

export interface Accepted {
  type: 'accepted';
  client: string;
}

/** What moves made in one go would do, up to the first thing the seat cannot know. */
export interface Considered {
  type: 'considered';
  client: string;
  moves: string[];
  events: Event[];
  view: Record<string, unknown> | null;
  more: Move[] | null;
  note: string;
}

export interface Judged {
  type: 'judged';
  client: string;
  verdict: Verdict;
}

/** As much of a hint as the grade tells: what to look at, good moves, why. */
export interface HintTold {
  type: 'hint';
  client: string;
  seat: number;
  decision: number;
  grade: number;
  hint: Hint;
}

/** What a step of a lesson shows: an area of the table, or a thing by a move that it is clicked for. */
export interface Pointer {
  area: string;
  verb: string;
  args: Record<string, string>;
}

/** Where a lesson stands. Its texts are found by `lesson` and `step`; no step: the lesson is over. */
export interface LessonStep {
  lesson: string;
  step: string;
  number: number;
  steps: number;
  task: string;
  verbs: string[];
  shows: Pointer[];
}

/** First message. `seen` is the last seq this browser has; `seat` which of its seats it looks as. Who takes `changes` is told one whole position, and then only what is different. */
export interface Hello {
  type: 'hello';
  seen?: number;
  seat?: number | null;
  changes?: boolean;
}

/** Moves to be made in one go, in any order: all of them, or none. */
export interface Play {
  type: 'play';
  client: string;
  seat: number;
  decision: number;
  moves: string[];
  note?: string;
}

export interface Retract {
  type: 'retract';
  client: string;
  seat: number;
}

/** In a lesson: on to the next step, a step back, the step done for one, or all of it again. */
export interface Learn {
  type: 'learn';
  client: string;
  what: 'go' | 'back' | 'skip' | 'again';
}

/** Why can this not be done? What was touched may stand for several moves: the first that the step under way knows the verb of is answered. */
export interface WhyNot {
  type: 'why';
  client: string;
  seat: number;
  move: string;
  or_else?: string[];
}

/** What would these moves do, and what may join them? Nothing is changed or kept. */
export interface Consider {
  type: 'consider';
  client: string;
  seat: number;
  decision: number;
  moves: string[];
  more?: boolean;
}

/** Asks what a note comes to that is still being written; the move may end before what only the note decides. */
export interface Judge {
  type: 'judge';
  client: string;
  seat: number;
  move: string;
  note: string;
}

/** The next grade of a hint, from 1 to 3; that it was given stays in the record. */
export interface AskHint {
  type: 'ask-hint';
  client: string;
  seat: number;
  decision: number;
  grade: number;
}

export interface Undo {
  type: 'undo';
  client: string;
  seat: number;
  to: number;
}

/** To an undo or replace request. */
export interface Answer {
  type: 'answer';
  client: string;
  seat: number;
  what: 'undo' | 'replace';
  yes: boolean;
}

/** Let a bot take the place of somebody who has been gone for the grace period. */
export interface Replace {
  type: 'replace';
  client: string;
  seat: number;
  absent: number;
  level: string;
}

/** Take one's own seat (one of `TableInfo.former`), in which a bot plays now. Nobody else is asked. */
export interface TakeBack {
  type: 'take-back';
  client: string;
  seat: number;
}

export interface GiveUp {
  type: 'give-up';
  client: string;
  seat: number;
}

export interface Pause {
  type: 'pause';
  client: string;
  seat: number;
  on: boolean;
}

export interface Say {
  type: 'say';
  client: string;
  text: string;
}

/** All that this seat wants done without being there, in order; what was intended before is forgotten. */
export interface Intend {
  type: 'intend';
  client: string;
  seat: number;
  intentions: Intention[];
}

/** An observer asks to see all hands, some way behind the game, or no longer wants to. */
export interface Comment {
  type: 'comment';
  client: string;
  on: boolean;
}

/** Whoever sits here lets a commentator in, or takes that back: then the commentator has to ask again. */
export interface Admit {
  type: 'admit';
  client: string;
  seat: number;
  user: string;
  yes: boolean;
}

/** Hand-over: show the table to another of this device's own seats. */
export interface Look {
  type: 'look';
  seat: number;
}

/** What has happened at a table since one's last move, the latest of it. */
export interface Since {
  seat: number;
  entries: Entry[];
  more: number;
}

/** Entries of a replay in a row, as one seat knows them (-2: everything open). Usually all: what does not fit into one answer is asked for next, `from` the number after the last. */
export interface Chronicle {
  seat: number;
  total: number;
  entries: Entry[];
}

/** A finished game or an uploaded record; its frames are positions, numbered from 0, the deal. */
export interface Replay {
  table: TableInfo;
  moves: number;
  finished: boolean;
  rounds: number[];
}

/** What the better line brings more: of a source of points, or one of KEPT, RIVAL and OTHER. */
export interface Bar {
  source: string;
  points: number;
}

/** Something done in more of the deals with one line than with the other: an event, and the value it names. */
export interface Deed {
  event: string;
  by: string;
  value: string;
  mine: boolean;
  better: number;
  worse: number;
}

/** One finding: `note-<message>` of the game's catalogue, which may name its numbers and the name of its seat. `moves` lead from the position after `entry` to what is meant; beside each, how it is made where it takes a note. */
export interface Note {
  message: string;
  seat: number;
  numbers: Record<string, number>;
  entry: number;
  moves: string[];
  made: string[];
}

/** `hindsight` says that the solver knew what was hidden then, so nobody is to blame for what it finds. */
export interface Review {
  hindsight: boolean;
  notes: Note[];
  known: Record<string, number[]>;
  whole: boolean;
}

/** What is said of one decision. `certain` is False where a loss is below twice its error: it counts none then. */
export interface Judgement {
  number: number;
  seat: number;
  step: string;
  entry: number;
  before: number;
  played: string[];
  best: string[];
  options: number;
  round: number | null;
  label: string;
  certain: boolean;
  loss: number;
  error: number;
  points: number;
  points_error: number;
  chance: number | null;
  chance_best: number | null;
  deals: number;
  ahead: number;
  second: string[];
  why: Why | null;
}

/** par + luck + decisions = score; decisions are what was lost against the best play found: never above zero. */
export interface Balance {
  name: string;
  score: number;
  won: boolean;
  par: number;
  luck: number;
  luck_error: number;
  decisions: number;
  decisions_error: number;
  count: number;
  sure: number;
  error_rate: number;
  hints: number;
}

/** A good line of moves, as records write them. `behind` is by how much the first one is better. */
export interface Good {
  moves: string[];
  chance: number | null;
  points: number;
  behind: number;
  error: number;
}

/** What a try is worth. `why` is the best against it; of a right one, itself against what was played then. */
export interface Trial {
  right: boolean;
  label: string;
  certain: boolean;
  loss: number;
  error: number;
  chance: number | null;
  chance_best: number | null;
  why: Why | null;
  deals: number;
}
