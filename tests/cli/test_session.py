"""People at one keyboard: what they see, and taking moves back."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import pytest

from ludarium.cli.reading import Unclear
from ludarium.cli.session import Quit, Session
from ludarium.core.entry import Undid
from ludarium.core.host import Seeded
from ludarium.core.kernel import redealt
from ludarium.core.record import read, write
from ludarium.games import find_game
from ludarium.games.artificium.state import Artificium
from tests.cli.terminal import Typist, legal_texts, terminal
from tests.games.ars_universalis.table import table
from tests.games.artificium.table import play, reveal
from tests.games.artificium.table import table as artificium


def play_at_random(session: Session, typist: Typist, seed: int) -> None:
    """Everybody plays anything; hand-overs are answered with Enter."""
    rng = random.Random(seed)
    typist.answer = lambda prompt: "" if "Pass the keyboard" in prompt else rng.choice(legal_texts(session))
    session.run()


def hand_of(session: Session, seat: int) -> set[str]:
    view = session.state.view(seat)
    players = view["players"]
    assert isinstance(players, list)
    return {session.speech.word("card", card) for card in players[seat]["hand"]}


def test_the_keyboard_is_handed_over_without_the_hand() -> None:
    """Canary: cards only Ana holds never stand on a screen that Ben sees, nor on the hand-over screen."""
    for seed in range(8):
        session, typist = terminal(["Ana", "Ben"], bots=0, seed=seed)
        market = session.state.view(-1)["market"]
        assert isinstance(market, dict)
        public = {session.speech.word("card", card) for card in market}
        ana, ben = hand_of(session, 0), hand_of(session, 1)

        def answer(prompt: str, session: Session = session) -> str:
            if "Pass the keyboard" in prompt:
                return ""
            if session.state.step.name != "market":
                raise Quit
            return "pass"

        typist.answer = answer
        with pytest.raises(Quit):
            session.run()
        seen = {name: text for prompt, text in typist.asked if (name := prompt[:3]) in ("Ana", "Ben")}
        handed = [text for prompt, text in typist.asked if "Pass the keyboard" in prompt]
        assert handed
        assert set("".join(handed)) <= {"\n"}
        assert not any(card in seen["Ben"] for card in ana - ben - public)
        assert not any(card in seen["Ana"] for card in ben - ana - public)
        assert all(card in seen["Ana"] for card in ana)


@pytest.mark.parametrize("seed", range(3))
def test_a_screen_does_not_change_with_what_its_reader_cannot_know(seed: int) -> None:
    session, typist = terminal(["Ana", "Ben"], bots=1, seed=seed)
    rng = random.Random(seed)
    checked = 0

    def answer(prompt: str) -> str:
        nonlocal checked
        seat = session.at_keyboard
        if "Pass the keyboard" in prompt or seat is None:
            return ""
        screen = typist.text
        true = session.journal.state
        session.journal.state = redealt(true, seat, Seeded(checked))
        typist.clear()
        session.decision(seat).show(session.log)
        assert typist.text == screen
        session.journal.state = true
        checked += 1
        if checked == 20:
            raise Quit
        return rng.choice(legal_texts(session))

    typist.answer = answer
    with pytest.raises(Quit):
        session.run()


def test_whole_games_leave_sound_records() -> None:
    for seed, names in enumerate((["Ana"], ["Ana", "Ben"], ["Ana", "Ben", "Cleo"])):
        session, typist = terminal(names, seed=seed, chosen={"rounds": "2"})
        play_at_random(session, typist, seed)
        assert session.state.over
        assert read(write(session.journal), find_game).state.same(session.state)
        assert "The game is over" in typist.text


def written(session: Session, moves: Sequence[int]) -> list[str]:
    return [session.setup.game.verbs.write(move) for move in moves]


def script(session: Session, typist: Typist, *answers: str) -> None:
    """Type these and leave."""
    left = list(answers)

    def answer(prompt: str) -> str:
        if not left:
            raise Quit
        return left.pop(0)

    typist.answer = answer
    with pytest.raises(Quit):
        session.run()


def to_a_sale(session: Session, typist: Typist) -> None:
    """Play until somebody at the keyboard may sell something in the open."""

    def answer(prompt: str) -> str:
        if "Pass the keyboard" in prompt:
            return ""
        texts = legal_texts(session)
        if session.state.step.name == "resolve" and any(text.startswith("sell") for text in texts):
            raise Quit
        uses = [text for text in texts if text == "use"]
        return (uses or [text for text in texts if text != "take_back"])[-1]

    typist.answer = answer
    with pytest.raises(Quit):
        session.run()


def test_a_trade_is_taken_back_freely() -> None:
    session, typist = terminal(["Ana"], seed=4)
    to_a_sale(session, typist)
    before = session.state.clone()
    sale = next(text for text in legal_texts(session) if text.startswith("sell"))
    script(session, typist, sale)
    assert not session.state.same(before)
    script(session, typist, "undo")
    assert session.state.same(before)
    assert "You took back a move." in typist.text
    assert read(write(session.journal), find_game).state.same(before)


def test_what_showed_something_needs_the_consent_of_the_people() -> None:
    session, typist = terminal(["Ana", "Ben"], bots=0, seed=2)
    first = session.state.actor()
    start = session.state.clone()
    asker, other = session.sitters[first].name, session.sitters[1 - first].name
    swap = "1"
    script(session, typist, "", swap, "", "pass", "")  # the asker's second turn in the market
    assert session.at_keyboard == first
    moved = session.state.clone()
    script(session, typist, "undo", "no")
    assert session.state.same(moved)
    question, screen = next(pair for pair in typist.asked if "may" in pair[0])
    assert question.startswith(f"{other}: may {asker} take back")
    assert screen.strip() == ""  # the asker's hand is gone
    script(session, typist, "", "undo", "yes")
    assert session.state.same(start)
    undone = [entry.done for entry in session.journal.entries if isinstance(entry.done, Undid)]
    assert [done.consent for done in undone] == [[1 - first]]


def test_bots_always_consent() -> None:
    session, typist = terminal(["Ana"], seed=2)
    script(session, typist, "undo")
    assert "You have made no move" in typist.text
    start = session.state.clone()
    script(session, typist, "1")
    assert not session.state.same(start)
    script(session, typist, "undo")
    assert session.state.same(start)


def test_a_secret_choice_is_retracted_at_the_hand_over() -> None:
    session, typist = terminal(["Ana", "Ben"], bots=0, seed=2)

    def answer(prompt: str) -> str:
        if session.state.step.name != "market":
            raise Quit
        return "" if "Pass the keyboard" in prompt else "pass"

    typist.answer = answer
    with pytest.raises(Quit):
        session.run()
    first = session.at_keyboard
    assert first is not None
    script(session, typist, *([] if session.state.asks(first) else [""]), "retract", "1")
    assert session.state.turn.drafts[first].size == 1
    assert "There is no choice of yours" in typist.asked[-2][1] or len(typist.asked) > 2
    script(session, typist, "retract")
    assert session.state.turn.drafts[first].size == 0
    assert session.state.asks(first)
    assert session.at_keyboard == first


def test_a_staged_draft_is_taken_back_move_by_move() -> None:
    session, typist = terminal(["Ana"], seed=3)

    def answer(prompt: str) -> str:
        texts = legal_texts(session)
        drops = [text for text in texts if text.startswith("drop")]
        if session.state.step.name == "round_end" and len(drops) > 1:
            raise Quit
        return "pass" if "pass" in texts else texts[0]

    typist.answer = answer
    with pytest.raises(Quit):
        session.run()
    drops = [text for text in legal_texts(session) if text.startswith("drop")]
    before = session.state.clone()
    script(session, typist, drops[1], drops[0])
    assert written(session, session.staged) == [drops[1], drops[0]]
    assert "So far: Discard" in typist.text
    script(session, typist, "undo")
    assert written(session, session.staged) == [drops[1]]
    script(session, typist, "retract")
    assert session.staged == []
    assert session.state.same(before)
    script(session, typist, drops[1], f"{drops[0]}, done")
    assert session.staged == []
    played = [entry.move for entry in session.journal.numbered() if entry.seat == 0]
    assert written(session, played[-3:]) == [drops[0], drops[1], "done"]


def test_preview_shows_and_changes_nothing() -> None:
    session, typist = terminal(["Ana"], seed=4)
    to_a_sale(session, typist)
    before = session.state.clone()
    sale = next(text for text in legal_texts(session) if text.startswith("sell"))
    script(session, typist, f"preview {sale}", "preview", "preview besiege 0", "preview juggle")
    assert "You would sell 1" in typist.text
    assert "Say which move" in typist.text
    assert "Not possible" in typist.text
    assert session.state.same(before)


def test_moves_in_words() -> None:
    session, typist = terminal(["Ana"], seed=4)
    script(session, typist)  # the bot may come first
    menu, read = session.decision(0).menu, session.decision(0).reader.read
    swap = session.setup.game.verbs.parse("swap charcoal_hut wizard_tower")
    assert read("swap charcoal hut Wizard's Tower") == [swap]
    for number, move in enumerate(menu.moves, start=1):
        assert read(str(number)) == [move]
        assert read(session.decision(0).words([move])) == [move]
        assert read(session.setup.game.verbs.write(move)) == [move]
    besiege = session.setup.game.verbs.parse("besiege 1")
    assert read("besiege Random 0") == [besiege]


def test_several_moves_in_a_line() -> None:
    session, typist = terminal(["Ana"], seed=4)
    script(session, typist)
    menu, verbs = session.decision(0).menu, session.setup.game.verbs
    read = session.decision(0).reader.read
    for typed, meant in (
        ("buy coal, buy wood", ["buy coal", "buy wood"]),
        ("buy 2 coal 1 wood", ["buy coal", "buy coal", "buy wood"]),
        ("buy 2 coal, wood, sell beer", ["buy coal", "buy coal", "buy wood", "sell beer"]),
        ("drop castle castle Wizard's Tower", ["drop castle", "drop castle", "drop wizard_tower"]),
        ("swap farm castle fair theft", ["swap farm castle", "swap fair theft"]),
        ("sell wood, use", ["sell wood", "use"]),
        ("1, 2", [verbs.write(menu.moves[0]), verbs.write(menu.moves[1])]),
    ):
        assert written(session, read(typed)) == meant
    for wrong in (
        "buy 2",
        "buy coal juggle",
        "juggle, wood",
        ",",
        "use coal",
        "swap farm castle fair",
        "buy 100 coal",
    ):
        with pytest.raises(Unclear):
            read(wrong)


def at_the_tower(names: Sequence[str] = ("Ana",)) -> tuple[Session, Typist]:
    """Ana has to drop three of eight cards."""
    session, typist = terminal(names, bots=2 - len(names))
    session.journal.state = wizard()
    return session, typist


def wizard() -> Artificium:
    hand = ["wizard_tower", "farm", "brewery", "castle"]
    state = artificium(hands=[hand, []], resources=[{"beer": 1, "spell": 1}], coins=[1, 0])
    reveal(state, "wizard_tower")
    play(state, 0, "use", "exploration", "farm", "laboratory", "swordsmith", "castle")
    return state


@pytest.mark.parametrize(
    "typed",
    [
        ["drop castle farm exploration"],
        ["drop castle, drop exploration, drop farm"],
        ["drop castle", "drop farm", "drop exploration"],
        ["drop castle", "undo", "drop farm castle", "drop exploration"],
        ["drop castle", "drop brewery", "retract", "drop farm exploration", "drop castle"],
    ],
)
def test_the_first_card_named_takes_no_choice_away(typed: list[str]) -> None:
    session, typist = at_the_tower()
    shown = session.decision(0).menu.moves
    assert set(written(session, shown)) >= {"drop castle", "drop exploration", "drop swordsmith"}
    script(session, typist, *typed)
    played = [entry.move for entry in session.journal.numbered() if entry.seat == 0][:3]
    assert written(session, played) == ["drop exploration", "drop farm", "drop castle"]
    assert not [entry for entry in session.journal.entries if isinstance(entry.done, Undid)]


def test_a_set_that_does_not_go_is_refused_as_a_whole() -> None:
    session, typist = at_the_tower()
    before = session.state.clone()
    script(
        session,
        typist,
        "drop farm farm farm",
        "drop farm theft castle",
        "drop castle",
        "why drop theft",
        "preview 1",
    )
    assert session.state.same(before)
    assert written(session, session.staged) == ["drop castle"]
    assert typist.text.count("Not possible") == 1  # on this screen; the others are gone
    assert "Not possible: You do not hold Theft." in typist.text
    assert "So far: Discard Castle" in typist.text
    assert "You would discard Swordsmith, Castle." in typist.text


def test_trades_in_any_order_are_one_batch() -> None:
    session, typist = terminal(["Ana"])
    state = artificium(hands=[["farm"], []], resources=[{"wheat": 2, "food": 1}], coins=[3, 0])
    reveal(state, "farm")
    session.journal.state = state
    script(
        session,
        typist,
        "preview buy coal, sell food",
        "buy coal",
        "sell 2 wheat",
        "buy wood",
        "use, sell food",
    )
    assert "You would sell 1 food" in typist.asked[1][1]
    played = [entry.move for entry in session.journal.numbered() if entry.seat == 0]
    assert written(session, played) == [
        "sell wheat",
        "sell wheat",
        "sell food",
        "buy wood",
        "buy coal",
        "use",
    ]


def test_withheld_moves_are_typed_with_how_they_are_made() -> None:
    """The list and every answer are the same whether the work can be completed or not, until somebody shows how."""
    move, note = "complete petrarch 1 M004 M011", "M004:RI M011:SF"
    screens = []
    for hand in ("M004 M011 M020", "M011 M020"):
        session, typist = terminal(["Ana"], bots=2, chosen={"help": "off"}, game_id="ars-universalis")
        session.journal.state = table(figures=["petrarch"], hands=[hand], options={"help": "off"})
        typed = iter([f"why {move}", f"preview {move}", move, f"{move} # M004:R M011:SF", f"{move} # {note}"])

        def answer(prompt: str, typed: Iterator[str] = typed) -> str:
            try:
                return next(typed)
            except StopIteration:
                raise Quit from None

        typist.answer = answer
        with pytest.raises(Quit):
            session.run()
        played = [entry for entry in session.journal.numbered() if entry.seat == 0]
        assert [entry.note for entry in played] == ([note] if "M004" in hand else [])
        screens.append([text.partition("for you to find")[2] for _, text in typist.asked[:5]])
        assert "complete FIGURE" in screens[-1][0]
        assert "petrarch 1" not in typist.asked[0][1]
    assert screens[0][:4] == screens[1][:4]
    assert "by playing it" in screens[0][2]
    assert "Say how it is made" in screens[0][3]
    assert "Literature: M004:RI M011:SF" in screens[0][0].replace("literature", "Literature")
    for told, why in zip(screens, ("Letter 2: I is wanted, not S.", "You do not hold M004."), strict=True):
        assert "not how it is made" in told[4]
        assert why in told[4]


def test_what_cannot_be_read_is_told_from_what_is_wrong() -> None:
    """A slip of the pen is answered with how one writes, a wrong solution with what is wrong in it."""
    session, typist = terminal(["Ana"], bots=2, chosen={"help": "off"}, game_id="ars-universalis")
    session.journal.state = table(
        figures=["petrarch brunelleschi"], hands=["M004 M011 M020"], options={"help": "off"}
    )
    script(
        session,
        typist,
        "complete petrarch 1 M004 M011 # M004 M011:12",
        "complete brunelleschi 1 M004 M011 # M004*(M011",
        "complete petrarch 1 M004 M011 # M004:R M011:SF",
    )
    shown = [text for _, text in typist.asked]
    for before, after, kind in ((shown[0], shown[1], "literature"), (shown[1], shown[2], "science")):
        told = after.removeprefix(before)
        assert "That cannot be read: " in told
        assert f"{kind}: M0" in told
        assert "not how it is made" not in told
    told = shown[3].removeprefix(shown[2])
    assert "That is not how it is made." in told
    assert "cannot be read" not in told
    script(session, typist, "complete petrarch 1", "complete petrarca 1 M004")
    assert "`complete FIGURE WORK MATERIALS`" in typist.text
    assert "“petrarca” is nothing that goes with `complete`" in typist.text


def test_cards_hold_what_there_is_to_look_up() -> None:
    session, typist = terminal(["Ana"], bots=2, game_id="ars-universalis")
    script(session, typist, "cards", "cards M074", "cards zeppelin")
    everything, one, nothing = (
        after.removeprefix(before) for (_, before), (_, after) in zip(typist.asked, typist.asked[1:])
    )
    hands = session.state.view(0)["hands"]
    assert isinstance(hands, list)
    others = [card for seat in (1, 2) for card in hands[seat]]
    assert others
    for card in others:  # open hands, with all that is on a card
        assert any(line.startswith(card) and len(line.split()) > 5 for line in everything.splitlines())
    assert "End of the game" in everything
    assert all("M074" in line for line in one.strip().splitlines())
    assert "Nothing about “zeppelin”" in nothing


@pytest.mark.parametrize(
    ("game_id", "options", "parts"),
    [
        ("artificium", {}, ["Castle", "End of the game", "The score track"]),
        (
            "plus-ultra",
            {"ambassador": "on", "new_world": "on"},
            ["Harbour", "Papal States", "Final scoring", "Pirate"],
        ),
        ("universal-tapestry", {}, ["Red", "points"]),
    ],
)
def test_cards_tell_buildings_embassies_and_scoring(
    game_id: str, options: dict[str, str], parts: list[str]
) -> None:
    bots = 0 if game_id == "universal-tapestry" else 2
    session, typist = terminal(["Ana"], bots, chosen=options, game_id=game_id)
    script(session, typist, "cards")
    for part in parts:
        assert part in typist.text
    if game_id == "plus-ultra":
        assert "If neither is possible: +1 GP" in typist.text


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_the_swaps_stay_on_a_small_screen(language: str) -> None:
    """Hand, question and thirty swaps within 24 lines, however long the names are."""
    for seed in range(20):
        session, _ = terminal(["Ana"], seed=seed, language=language)
        if session.state.asks(0):
            drawn = session.decision(0).menu.draw(80).plain.splitlines()
            assert max(map(len, drawn)) <= 80
            assert len(drawn) <= 9
