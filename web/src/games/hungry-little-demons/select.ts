/**
 * What the player has picked so far, and what can be done with it. Pure: a pick is forgotten, never refused, when the
 * view that made it possible is gone.
 */
import type { Chef, Door, May, Move, Space, View } from "../../protocol/hungry_little_demons";
import type { Seat } from "../../protocol/rules";
import { hasSpace, sameDoor } from "./spaces";

export type Selection =
  | { type: "space"; space: Space }
  | { type: "house"; seat: Seat }
  | { type: "door"; door: Door }
  | { type: "chef"; chef: Chef }
  /** A card of those that a prompt shows, by its number among them. */
  | { type: "card"; number: number }
  /** The cards that are to go under the deck so far, top first, by their numbers. */
  | { type: "order"; numbers: readonly number[] }
  | null;

/** What one tap does: a move, or asking which ingredient to name first. */
export type Offer = Move | { type: "name_ingredient"; space: Space };

type Act = Extract<May, { type: "act" }>;

/** What is left of a selection in a newer view. */
export function keep(view: View, selection: Selection): Selection {
  const { may } = view;
  if (!selection) return null;
  switch (selection.type) {
    // Anything on the table can be looked at closely at any time.
    case "space":
      return view.forest.length > 0 && !isPrompt(may) ? selection : null;
    case "house":
      return isPrompt(may) || may?.type === "second_look" ? null : selection;
    case "door":
      return may?.type === "place_house" && may.doors.some((door) => sameDoor(door, selection.door))
        ? selection
        : null;
    case "chef":
      return may?.type === "pick_chef" && may.chefs.includes(selection.chef) ? selection : null;
    case "card":
      return pickable(may, view).includes(selection.number) ? selection : null;
    case "order":
      return may?.type === "sprite_order" ? selection : null;
  }
}

/** Whether a choice within an action is asked, so that nothing else can be done. */
export function isPrompt(may: May | null): boolean {
  return (
    may !== null &&
    ["choose_shift", "sprite_take", "sprite_order", "steal", "return_card", "answer_stop"].includes(may.type)
  );
}

/** The numbers of the cards that a prompt lets one pick. */
export function pickable(may: May | null, view: View): number[] {
  switch (may?.type) {
    case "sprite_take":
      return may.take;
    case "sprite_order":
      return may.cards.map((_, number) => number);
    case "steal":
      return may.cards;
    case "return_card":
      return (view.seats[may.victim]?.gathered ?? []).map((_, number) => number);
    default:
      return [];
  }
}

/** After a tap on a card of a prompt. The last card of an order needs no tap. */
export function tapCard(view: View, selection: Selection, number: number): Selection {
  const { may } = view;
  if (may?.type !== "sprite_order") {
    const again = selection?.type === "card" && selection.number === number;
    return again || !pickable(may, view).includes(number) ? null : { type: "card", number };
  }
  const before = selection?.type === "order" ? selection.numbers : [];
  const numbers = before.includes(number) ? before.filter((one) => one !== number) : [...before, number];
  const missing = may.cards.map((_, index) => index).filter((index) => !numbers.includes(index));
  const whole = missing.length === 1 && numbers.length > before.length ? [...numbers, ...missing] : numbers;
  return whole.length === 0 ? null : { type: "order", numbers: whole };
}

/** What can be done with what is picked, the likeliest first. */
export function offers(view: View, selection: Selection): Offer[] {
  const { may } = view;
  switch (may?.type) {
    case "pick_chef":
      return selection?.type === "chef" ? [{ type: "pick_chef", chef: selection.chef }] : [];
    case "place_house":
      return selection?.type === "door" ? [{ type: "place_house", door: selection.door }] : [];
    case "ready":
      return [{ type: "ready" }];
    case "act":
      return actions(view, may, selection);
    case "end_turn":
      return [{ type: "end_turn" }];
    case "second_look":
      return [
        ...(selection?.type === "space" ? [{ type: "look", space: selection.space } as const] : []),
        { type: "stop_looking" },
      ];
    case "choose_shift":
      return [
        { type: "choose_shift", shift: true },
        { type: "choose_shift", shift: false },
      ];
    case "sprite_take":
      return [{ type: "sprite_take", card: selection?.type === "card" ? selection.number : null }];
    case "sprite_order":
      return orders(may.cards.length, selection);
    case "steal":
      return [{ type: "steal", card: selection?.type === "card" ? selection.number : null }];
    case "return_card":
      return selection?.type === "card" ? [{ type: "return_card", card: selection.number }] : [];
    case "answer_stop":
      return [
        { type: "answer_stop", agree: false },
        { type: "answer_stop", agree: true },
      ];
    case undefined:
      return [];
  }
}

/** Whether it lets something go that could be had. */
export function isNothing(offer: Offer): boolean {
  return (
    offer.type === "stop_looking" ||
    ((offer.type === "sprite_take" || offer.type === "steal") && offer.card === null)
  );
}

/**
 * The place to pick before this offer is made. Without a pick one tap would make it, and what cannot be taken back
 * takes two.
 */
export function pickedFirst({ may, you, seats }: View, selection: Selection, offer: Offer): Selection {
  if (selection || may?.type !== "act" || you === null) return null;
  switch (offer.type) {
    case "gather":
      return { type: "space", space: offer.space };
    case "move_chef":
      return may.turns_down ? { type: "space", space: offer.space } : null;
    case "move_chef_home":
      return may.turns_down || may.home_ends ? { type: "house", seat: you } : null;
    case "destroy":
    case "destroy_bait": {
      const haunted = seats[you]?.demon_in ?? null;
      return haunted === null ? null : { type: "house", seat: haunted };
    }
    default:
      return null;
  }
}

/** What can be done at the picked place; without one, where the viewer's figures stand. */
function actions(view: View, may: Act, selection: Selection): Offer[] {
  if (selection?.type === "space") return actionsAt(may, selection.space);
  if (selection?.type === "house") return actionsIn(view, may, selection.seat);
  const out = view.you !== null && view.seats[view.you]?.chef_at === null ? may.chef_to : [];
  return [
    ...may.gather.map((space) => ({ type: "gather", space }) as const),
    ...out.map((space) => ({ type: "move_chef", space }) as const),
    ...(may.chef_home ? [{ type: "move_chef_home" } as const] : []),
    ...destructions(may),
  ];
}

function actionsAt(may: Act, space: Space): Offer[] {
  return [
    ...(hasSpace(may.gather, space) ? [{ type: "gather", space } as const] : []),
    ...(hasSpace(may.chef_to, space) ? [{ type: "move_chef", space } as const] : []),
    ...(may.look ? [{ type: "look", space } as const] : []),
    { type: "name_ingredient", space },
  ];
}

function actionsIn({ you, seats }: View, may: Act, house: Seat): Offer[] {
  const haunted = you === null ? null : (seats[you]?.demon_in ?? null);
  return [
    ...(house === you && may.chef_home ? [{ type: "move_chef_home" } as const] : []),
    ...(house === haunted ? destructions(may) : []),
    ...(may.demon_to.includes(house) ? [{ type: "move_demon", house } as const] : []),
  ];
}

function destructions({ destroy, destroy_bait }: Act): Move[] {
  return [
    ...destroy.map((furniture) => ({ type: "destroy", furniture }) as const),
    ...(destroy_bait ? [{ type: "destroy_bait" } as const] : []),
  ];
}

/** An order is given when all cards are in it, or as the cards lie when none has been picked. */
function orders(cards: number, selection: Selection): Move[] {
  if (selection?.type !== "order")
    return [{ type: "sprite_order", order: Array.from({ length: cards }, (_, index) => index) }];
  return selection.numbers.length === cards ? [{ type: "sprite_order", order: [...selection.numbers] }] : [];
}

/** Whether both are the same pick. */
export function same(one: Selection, other: Selection): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
