"""What pages ask for and are answered about ratings, people's pages and finding each other; `schema` has the rest."""

from __future__ import annotations

from typing import Literal

from ludarium.server.schema import Struct, TableInfo, User

FriendState = Literal["friends", "asked", "asking"]  # both are; they ask; one has asked them


class RatingInfo(Struct):
    """How good somebody is, in points with their doubt (95 %); `sure` after some twenty games."""

    points: int
    doubt: int
    sure: bool


class LobbyTable(Struct):
    """A table in the lobby, with how good those are who sit there."""

    table: TableInfo
    ratings: list[RatingInfo | None]  # by seat; None: a bot, nobody, or no rated game yet
    watchers: int


class Lobby(Struct):
    """Public tables, open or running, and how many people are here."""

    tables: list[LobbyTable]
    people: int


class PairingWish(Struct):
    """What somebody likes to play."""

    games: list[str]  # one or several, the dearest first
    seats: list[int]  # with how many players, one or several
    timer: int = 0  # seconds a turn; 0: none
    bank: int = 0  # seconds for the whole game beyond those; 0: none
    rated: bool = False
    near: int = 0  # points that the others' ratings may be from one's own; 0: any
    bots: bool = False  # may bots take seats left free after a while? Then the game is friendly


PairingState = Literal["none", "waiting", "found"]


class Pairing(Struct):
    """How a search for a game stands. Who does not ask again within seconds looks no more."""

    state: PairingState
    others: int = 0  # look for the same game at the same pace
    since: float = 0.0
    bots_at: float | None = None  # when bots take the seats left free
    table: str = ""


class RankedInfo(Struct):
    """A line of a leaderboard."""

    user: str
    name: str
    rating: RatingInfo
    games: int
    places: list[int]  # in the latest games, the newest last


class LandmarkInfo(Struct):
    """A bot's level, which is a fixed mark."""

    level: str
    points: int


class Ranking(Struct):
    """Those who are sure and have played lately, by what is sure of their strength; and the one who asks."""

    game: str
    people: list[RankedInfo]
    landmarks: list[LandmarkInfo]
    days: int  # who has not played for so many is not listed
    me: RankedInfo | None = None


class RatingPoint(Struct):
    at: float
    points: int
    doubt: int


class RatingHistory(Struct):
    """How good somebody is at a game, and how that came, oldest first."""

    game: str
    rating: RatingInfo
    games: int
    history: list[RatingPoint]


class ResultsOf(Struct):
    """Of a game with so many players: how often each place, and how often it was won."""

    game: str
    seats: int
    places: list[int]
    won: int


class Opponent(Struct):
    """How often somebody was ahead of this one, and behind."""

    user: str
    name: str
    ahead: int
    behind: int


class Favourite(Struct):
    """What somebody uses most in a game, in the latest ones: a card or character, as the game's texts call it."""

    game: str
    word: str
    times: int
    games: int


class RecentGame(Struct):
    """A finished game. Without a place: somebody had several seats on one device."""

    table: str
    game: str
    place: int | None
    seats: int
    won: bool
    score: int | None
    others: list[str]
    at: float
    rated: bool
    gained: int | None  # points of the rating, once it is reckoned
    analysed: bool  # has the coach looked at it already?


class FoundGames(Struct):
    """Somebody's own games that fit what was asked, newest first; `count`: how many there are in all."""

    games: list[RecentGame]
    count: int


class Profile(Struct):
    """A person's page. Where it is not `whole`, the person shows no more than the ratings."""

    user: User
    ratings: list[RatingHistory]
    whole: bool
    mine: bool = False
    blocked: bool = False  # by the one who asks
    friend: FriendState | None = None  # of the one who asks
    shown: bool = False  # to oneself: do others see it whole?
    results: list[ResultsOf] = []
    opponents: list[Opponent] = []
    recent: list[RecentGame] = []
    favourites: list[Favourite] = []
    lessons: dict[str, int] = {}
    puzzles: dict[str, int] = {}


class ProfileChange(Struct):
    shown: bool


class RatingChange(Struct):
    seat: int
    before: RatingInfo
    after: RatingInfo


class Friend(Struct):
    """Somebody in one's list. Where they are is told of friends alone, and of tables that are not secret."""

    user: User
    state: FriendState
    here: bool = False
    table: str = ""
    game: str = ""
    plays: bool = False  # has a seat there
    free: bool = False  # is a seat there free for the one who asks?


class Invitation(Struct):
    person: str


ReportReason = Literal["insult", "spam", "cheating", "name", "other"]


class NewReport(Struct):
    """Of a person, or of a line that somebody said at a table, by its number."""

    reason: ReportReason
    text: str = ""
    person: str = ""
    table: str = ""
    number: int = -1
