/** The actions at one place, side by side: a picture and what it does. */
import type { ComponentChildren } from "preact";
import type { View } from "../../protocol/hungry_little_demons";
import { classes } from "../../ui/classes";
import { Picture } from "../../ui/picture";
import type { SeatInfo } from "../game-client";
import { FURNITURE } from "./chefs";
import { DemonFigure } from "./figure";
import { type Offer, pickedFirst, type Selection } from "./select";
import styles from "./tiles.module.css";
import { offerLabel } from "./words";

interface TilesProps {
  /** The likeliest first. */
  offers: readonly Offer[];
  view: View;
  seats: readonly SeatInfo[];
  selection: Selection;
  pending: boolean;
  onOffer: (offer: Offer) => void;
}

export function Tiles({ offers, view, seats, selection, pending, onOffer }: TilesProps) {
  return (
    <div class={styles.tiles} data-many={offers.length > 4 || undefined}>
      {offers.map((offer, index) => {
        const label = offerLabel(offer, view, seats);
        return (
          <button
            key={label}
            type="button"
            class={classes(
              styles.tile,
              index === 0 && styles.first,
              offer.type === "name_ingredient" && styles.named,
            )}
            aria-busy={pending || undefined}
            data-picks={pickedFirst(view, selection, offer) !== null || undefined}
            onClick={pending ? undefined : () => onOffer(offer)}
          >
            <span class={styles.picture}>
              <OfferPicture offer={offer} view={view} />
            </span>
            <span>
              {label}
              {offer.type === "destroy" && (
                <span class="hidden-text">: {FURNITURE[offer.furniture].effect}</span>
              )}
            </span>
          </button>
        );
      })}
    </div>
  );
}

function OfferPicture({ offer, view }: { offer: Offer; view: View }): ComponentChildren {
  switch (offer.type) {
    case "move_chef":
      return <Picture name="footprints" size="1em" />;
    case "move_chef_home":
      return <Picture name="house" size="1em" />;
    case "look":
      return <Picture name="eyes" size="1em" />;
    case "gather":
      return <Picture name="basket" size="1em" />;
    case "destroy":
      return <Picture name={FURNITURE[offer.furniture].picture} size="1em" />;
    case "destroy_bait":
      return <Picture name="meat-on-bone" size="1em" />;
    case "name_ingredient":
    case "move_demon": {
      const chef = view.you === null ? null : view.seats[view.you]?.chef;
      return chef ? <DemonFigure chef={chef} size="1em" /> : null;
    }
    default:
      return null;
  }
}
