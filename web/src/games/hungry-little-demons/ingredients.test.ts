import { describe, expect, test } from "vitest";
import { cardOf, INGREDIENTS } from "./fixtures";
import { cardLabel, cardName, cardPrint, ingredientName, printOf } from "./ingredients";

describe("an ingredient", () => {
  test("of the standard edition has a picture of its own", () => {
    const pictures = INGREDIENTS.map((name) => printOf(name).picture);
    expect(pictures).not.toContain("basket");
    expect(new Set(pictures).size).toBe(INGREDIENTS.length);
    expect(INGREDIENTS.map((name) => printOf(name).letters)).toEqual(INGREDIENTS.map(() => null));
  });

  test("of another edition is known by its words, whatever its case", () => {
    expect(printOf("wild mushrooms").picture).toBe("mushroom");
    expect(printOf("Free-range Eggs").picture).toBe("egg");
    expect(printOf("Eggplant").picture).toBe("eggplant");
    expect(printOf("Pears").picture).toBe("pear");
    expect(printOf("Peas").picture).toBe("beans");
  });

  test("that nobody has heard of has its letters and always the same colour", () => {
    expect(printOf("Quince")).toMatchObject({ letters: "Qu", picture: "basket" });
    expect(printOf("Quince").tint).toBe(printOf("Quince").tint);
    expect(printOf("Quince").tint).not.toBe(printOf("Nettles").tint);
    expect(printOf("Öl").letters).toBe("Öl");
    expect(printOf("").letters).toBe("");
  });

  test("that the edition does not have is something", () => {
    expect(ingredientName(99, INGREDIENTS)).toBe("Something");
  });
});

describe("a card", () => {
  test("is called by what is on it", () => {
    expect(cardLabel(cardOf("Eggs<"), INGREDIENTS)).toBe("Eggs, arrow left");
    expect(cardLabel(cardOf("sprite"), INGREDIENTS)).toBe("Wood Sprite");
    expect(cardName(cardOf("Eggs<"), INGREDIENTS)).toBe("Eggs");
    expect(cardName(cardOf("bait"), INGREDIENTS)).toBe("a Demon Bait");
    expect(cardPrint(cardOf("Honeyv"), INGREDIENTS).picture).toBe("honey-pot");
  });
});
